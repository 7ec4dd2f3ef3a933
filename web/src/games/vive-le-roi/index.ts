import type { Fact, GameModule } from '../../play/contract'
import Board from './Board.svelte'
import { spoken } from './words'

const NO = 'M3 1h10l2 2v10l-2 2H3l-2-2V3zm2 3L4 5l3 3-3 3 1 1 3-3 3 3 1-1-3-3 3-3-1-1-3 3z'
const STOMACH =
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 3a4 4 0 0 1 1 8 3 3 0 0 1-3-3 2 2 0 0 1 2-2v1a1 1 0 0 0 1 2 2 2 0 0 0 0-4 3 3 0 0 0-3 3H5a4 4 0 0 1 3-5z'

export default {
  Board,
  weighty: ['which_vote'],
  score: (view, seat) => {
    const scores = (view.score as number[][])[seat]!
    return (view.unit_sizes as number[])[seat] === 2 && scores[1] ? Math.min(...scores) : scores[0]!
  },
  facts: (view, seat): Fact[] => [
    { label: spoken().noes, value: (view.noes as number[])[seat]!, icon: NO },
    { label: spoken().stomachaches, value: (view.stomachaches as number[])[seat]!, icon: STOMACH }
  ]
} satisfies GameModule
