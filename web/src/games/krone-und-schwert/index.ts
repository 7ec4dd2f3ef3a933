import type { Fact, GameModule } from '../../play/contract'
import type { View } from './fields'
import Board from './Board.svelte'
import { ICON } from './icons'
import type { Data } from './realm'
import { spoken } from './words'

export default {
  Board,
  // A piece that was laid is marked as one, not space by space.
  unmarked: ['lattice', 'owner=-2'],
  idle: ['forgo_tax', 'stop', 'let_be', 'enough', 'done', 'end_turn'],
  score: (view, seat) => view.points[seat] ?? null,
  facts: (view, seat, world): Fact[] => {
    const t = spoken()
    const facts: Fact[] = [
      { label: t.spaces, value: view.spaces[seat]!, icon: ICON.shield },
      { label: t.castlesOwned, value: view.castles[seat]!, icon: ICON.castle },
      {
        label: world.called('reason', 'cities'),
        value: view.small_cities[seat]! + view.large_cities[seat]!,
        icon: ICON.city
      },
      { label: t.cathedrals, value: view.cathedrals[seat]!, icon: ICON.cathedral },
      { label: t.cards, value: view.hand_size[seat]!, icon: ICON.card }
    ]
    if (view.king === seat) facts.push({ label: t.king, value: '', icon: ICON.crown })
    if (view.papal_visit[seat]!) facts.push({ label: t.visited, value: '', icon: ICON.pope })
    if (view.announced[seat]! >= 0 && !view.totals_up) {
      facts.push({ label: t.announced, value: view.announced[seat]!, icon: ICON.coin })
    }
    return facts
  }
} satisfies GameModule<View, Data>
