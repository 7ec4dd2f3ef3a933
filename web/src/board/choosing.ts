import type { Choosing } from 'regnum/board'
import { changing } from './changing'

/** What is shown of a choosing. */
type Parts = Pick<Choosing, 'asked' | 'offers' | 'open' | 'picked' | 'preview' | 'raised' | 'sent' | 'busy'>

const partsOf = ({ asked, offers, open, picked, preview, raised, sent, busy }: Choosing): Parts => ({
  ...{ asked, offers, open, picked, preview, raised, sent, busy }
})

/** The page's choosing as a board of ours sees it: whatever reads it is drawn anew when it has changed. */
export function choosingSeen(first: Choosing): { seen: Choosing; see: (now: Choosing) => void } {
  let given = first
  const parts = changing(partsOf(first))
  const see = (now: Choosing) => {
    given = now
    parts.see(partsOf(now))
  }
  /** What is done is seen at once, even before the page tells. */
  const doing =
    <Args extends unknown[]>(what: (...args: Args) => void) =>
    (...args: Args) => {
      what(...args)
      see(given)
    }
  const seen: Omit<Choosing, keyof Parts> = {
    find: (verb, parameters) => parts.seen.offers && given.find(verb, parameters),
    values: (parameter) => (parts.seen.offers && parts.seen.picked ? given.values(parameter) : []),
    choose: doing((offer) => given.choose(offer)),
    pick: doing((parameter, value) => given.pick(parameter, value)),
    drop: doing((parameter) => given.drop(parameter)),
    look: doing((offer) => given.look(offer))
  }
  return { seen: Object.defineProperties(parts.seen, Object.getOwnPropertyDescriptors(seen)) as Choosing, see }
}
