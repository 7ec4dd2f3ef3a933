import type { Clock } from '../wire/types'
import { words } from '../words/index.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What may happen when somebody's time is up. */
export const THEN = ['answer', 'bot', 'pause'] as const

/** How much time players have, in words: "2 minutes per choice". */
export function clockInWords({ kind, seconds = 0 }: Clock): string {
  const t = words.t.create
  const long = seconds >= DAY ? t.daysLong(Math.round(seconds / DAY)) : t.minutes(Math.round(seconds / MINUTE))
  return `${long} ${kind === 'move' ? t.perMove : t.bank}`
}

/** So many seconds before the end somebody is warned: half a minute, or half a day where there are days. */
export function warningAt({ seconds = 0 }: Clock): number {
  return seconds >= DAY ? 12 * HOUR : Math.min(30, seconds / 2)
}

/** Those that a new table may have. */
export const CLOCKS: Record<'live' | 'days', Record<string, Clock>> = {
  live: {
    none: { kind: 'none' },
    'move-1': { kind: 'move', seconds: 60 },
    'move-3': { kind: 'move', seconds: 180 },
    'bank-15': { kind: 'bank', seconds: 900, increment: 10 },
    'bank-30': { kind: 'bank', seconds: 1800, increment: 15 }
  },
  days: {
    none: { kind: 'none' },
    'move-1': { kind: 'move', seconds: 86400 },
    'move-3': { kind: 'move', seconds: 259200 },
    'move-7': { kind: 'move', seconds: 604800 }
  }
}
