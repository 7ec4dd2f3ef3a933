import { notices } from '../shell/notices.svelte'
import { api } from '../wire/http'
import type { Choosing } from './choosing.svelte'

/**
 * Why not: whoever tries a thing on the board that is not offered is told the reason.
 *
 * Boards mark what can be tried with `data-try`: a word of the notation (`romeo`), or a parameter's value (`floor=3`).
 */
export function trying(table: string, choosing: Choosing, explain: (clause: string) => void): (click: Event) => void {
  return async (click) => {
    const tried = whatWasTried(click.target as Element, choosing)
    const why = tried && (await api.whyNot(table, tried).catch(() => null))
    if (why) notices.say(why.reason, { label: why.clause, show: () => explain(why.clause) })
  }
}

/** The thing under a click that chooses nothing, together with what was picked before; nothing while nobody is asked. */
export function whatWasTried(target: Element, choosing: Choosing): string {
  const thing = target.closest<HTMLElement>('[data-try]')?.dataset.try
  if (!thing || !choosing.asked || choosing.busy || target.closest('button, [role="button"]')) return ''
  const picked = choosing.open[0]?.action.split(' ').filter((part) => part.split('=')[0]! in choosing.picked) ?? []
  const name = thing.split('=')[0]!
  return [...picked.filter((part) => part.split('=')[0] !== name), thing].join(' ')
}
