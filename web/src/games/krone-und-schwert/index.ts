import type { Fact, GameModule } from '../../play/contract'
import Board from './Board.svelte'
import { ICON } from './icons'
import { one, row } from './realm'
import { spoken } from './words'

export default {
  Board,
  score: (view, seat) => (view.points as (number | null)[])[seat] ?? null,
  facts: (view, seat): Fact[] => {
    const t = spoken()
    const of = (field: string) => row(view, field)[seat]!
    const facts: Fact[] = [
      { label: t.spaces, value: of('spaces'), icon: ICON.shield },
      { label: t.castlesOwned, value: of('castles'), icon: ICON.castle },
      { label: t.cities, value: of('small_cities') + of('large_cities'), icon: ICON.city },
      { label: t.cathedrals, value: of('cathedrals'), icon: ICON.cathedral },
      { label: t.cards, value: of('hand_size'), icon: ICON.card }
    ]
    if (one(view, 'king') === seat) facts.push({ label: t.king, value: '', icon: ICON.crown })
    if (of('papal_visit')) facts.push({ label: t.visited, value: '', icon: ICON.pope })
    if (of('announced') >= 0 && !one(view, 'totals_up')) {
      facts.push({ label: t.announced, value: of('announced'), icon: ICON.coin })
    }
    return facts
  }
} satisfies GameModule
