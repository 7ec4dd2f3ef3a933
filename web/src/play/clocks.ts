import type { Table } from '../wire/types'
import { words } from '../words/index.svelte'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** How much time players have, in words: "2 minutes per choice". */
export function clockInWords(clock: Table['clock'], pace: Table['pace']): string {
  const t = words.t.create
  const long =
    pace === 'days' ? t.daysLong(Math.round(clock.seconds / DAY)) : t.minutes(Math.round(clock.seconds / MINUTE))
  return `${long} ${clock.kind === 'move' ? t.perMove : t.bank}`
}
