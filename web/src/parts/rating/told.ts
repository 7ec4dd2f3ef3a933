import { api as house } from '../../wire/http'
import type { Table } from '../../wire/types'
import { words } from '../../words/index.svelte'
import type { RatedTable, Rating } from './api'
import { say } from './words'

const figures = (number: number) => number.toLocaleString(words.language)

/** “1,530 ± 90” */
export const inFigures = ({ number, give_or_take }: Rating) => `${figures(number)} ± ${figures(give_or_take)}`

/** “+12”, “−3”, “±0” */
export const change = (by: number) => `${by > 0 ? '+' : by < 0 ? '−' : '±'}${figures(Math.abs(by))}`

/** What whoever sits there is called. */
export const nameAt = (table: Table, seat: number | null, chair = 0): string => {
  const there = seat === null ? undefined : table.seats[seat]
  return there?.persons[chair]?.name || there?.name || ''
}

/** Why a game does not count, in a sentence. */
export function whyNot(table: Table, { reasons }: RatedTable): string {
  return say().unrated([...new Set(reasons.map(({ why, seat }) => say().why[why](nameAt(table, seat))))])
}

/** What bots' levels are called, by their names. */
export async function levels(): Promise<Record<string, string>> {
  const games = await house.games()
  return Object.fromEntries(games.flatMap(({ bots }) => bots.map(({ level, title }) => [level, title])))
}
