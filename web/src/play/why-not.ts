import { notices } from '../shell/notices.svelte'
import { api } from '../wire/http'
import type { Choosing } from './choosing.svelte'
import { markedAt, termsOf } from './mark'

/** Why not: whoever tries a thing on the board that is not offered is told the reason. */
export function trying(table: string, choosing: Choosing, explain: (clause: string) => void): (click: Event) => void {
  return async (click) => {
    const tried = whatWasTried(click.target as Element, choosing)
    const why = tried && (await api.whyNot(table, tried).catch(() => null))
    if (!why) return
    const rule = why.clause ? { label: why.clause, show: () => explain(why.clause) } : undefined
    notices.say(why.reason, rule)
  }
}

/** The thing under a click that chooses nothing, together with what was picked before. */
export function whatWasTried(target: Element, choosing: Choosing): string {
  if (choosing.busy || target.closest('button, [role="button"]')) return ''
  let thing = markedAt(target)
  while (thing && !termsOf(thing).length) thing = markedAt(thing.parentElement)
  const [first, ...others] = thing ? termsOf(thing) : []
  return first ? [first, ...pickedTerms(choosing), ...others].join(' ') : ''
}

/** What was picked so far, in words of the notation. */
export function pickedTerms(choosing: Choosing): string[] {
  return choosing.open[0]?.action.split(' ').filter((part) => part.split('=')[0]! in choosing.picked) ?? []
}
