import type { Fact, GameModule } from '../../play/contract'
import type { View } from './fields'
import { personIn } from '../../play/players'
import Board from './Board.svelte'
import { markersOf } from './markers'
import type { Data } from './places'
import { spoken } from './words'

const NO = 'M3 1h10l2 2v10l-2 2H3l-2-2V3zm2 3L4 5l3 3-3 3 1 1 3-3 3 3 1-1-3-3 3-3-1-1-3 3z'
const STOMACH =
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 3a4 4 0 0 1 1 8 3 3 0 0 1-3-3 2 2 0 0 1 2-2v1a1 1 0 0 0 1 2 2 2 0 0 0 0-4 3 3 0 0 0-3 3H5a4 4 0 0 1 3-5z'

export default {
  Board,
  weighty: ['which_vote'],
  // Of a team's two markers the lower one counts (VR-262).
  score: (view, seat, _world, { options }) => Math.min(...markersOf(view, seat, options).map((marker) => marker.score)),
  facts: (view, seat, _world, { options, player }): Fact[] => [
    ...markersOf(view, seat, options).flatMap(({ person, colour, score }) =>
      person === null ? [] : [{ label: personIn(player, person), value: score, shield: colour }]
    ),
    { label: spoken().noes, value: view.noes[seat]!, icon: NO },
    { label: spoken().stomachaches, value: view.stomachaches[seat]!, icon: STOMACH }
  ]
} satisfies GameModule<View, Data>
