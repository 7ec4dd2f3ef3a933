import { words } from '../../words/index.svelte'

/** A moment as people write it: day and time. */
export const moment = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })

/** The time of day alone. */
export const clock = (seconds: number) =>
  new Date(seconds * 1000).toLocaleTimeString(words.language, { timeStyle: 'short' })

/** A number with at most two figures after the point. */
export const figure = (value: number) => value.toLocaleString(words.language, { maximumFractionDigits: 2 })

/** A length of time: "10 minutes", "2 days". */
export function long(seconds: number): string {
  const [value, unit] =
    seconds >= 86400 ? [seconds / 86400, 'day'] : seconds >= 7200 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute']
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return (value as number).toLocaleString(words.language, style as Intl.NumberFormatOptions)
}
