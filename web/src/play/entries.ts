import type { Offer, Parameter } from '../wire/types'
import type { Choosing } from './choosing.svelte'
import type { World } from './world'

/** One button of the list: an offer, or a step towards one. */
export interface Entry {
  key: string
  label: string
  /** The offer it chooses, or one of those it leads to, for the preview. */
  offer: Offer
  step: { parameter: string; value: number } | null
}

/** More offers of one kind than this are chosen step by step. */
const FEW = 9

/**
 * The buttons for what is open now. Few offers are listed as sentences; many of one verb are asked for parameter by
 * parameter, so that thirteen courtiers on four floors are thirteen buttons and then four, not fifty-two.
 */
export function entriesOf(choosing: Choosing, world: World): Entry[] {
  const byVerb = new Map<string, Offer[]>()
  for (const offer of choosing.open) byVerb.set(offer.verb, [...(byVerb.get(offer.verb) ?? []), offer])
  return [...byVerb.values()].flatMap((offers) =>
    offers.length <= FEW ? offers.map(whole) : stepsOf(offers, choosing.picked, world)
  )
}

/** Passing and ending come after everything one could do. */
export function idleLast(entries: Entry[], idle: readonly string[]): Entry[] {
  const rank = ({ offer }: Entry) => (idle.includes(offer.verb) ? 1 : 0)
  return entries.toSorted((a, b) => rank(a) - rank(b))
}

export function whole(offer: Offer): Entry {
  return { key: offer.action, label: offer.sentence, offer, step: null }
}

function stepsOf(offers: Offer[], picked: Record<string, number>, world: World): Entry[] {
  const verb = offers[0]!.verb
  const parameters = world.schema.actions[verb]?.parameters ?? []
  const next = parameters.find(({ name }) => !(name in picked) && differ(offers, name))
  if (!next || parameters.length < 2) return offers.map(whole)
  const found = new Map<number, Offer[]>()
  for (const offer of offers) {
    const value = offer.parameters[next.name]!
    found.set(value, [...(found.get(value) ?? []), offer])
  }
  return [...found].map(([value, those]) =>
    those.length === 1
      ? whole(those[0]!)
      : {
          key: `${verb} ${next.name}=${value}`,
          label: nameOf(next, value, world),
          offer: those[0]!,
          step: { parameter: next.name, value }
        }
  )
}

/** A bare number says little: then it comes with words. */
function nameOf(parameter: Parameter, value: number, world: World): string {
  return parameter.parts?.[value - parameter.low] ?? world.name(parameter.kind, value)
}

function differ(offers: Offer[], parameter: string): boolean {
  return offers.some((offer) => offer.parameters[parameter] !== offers[0]!.parameters[parameter])
}

/** What was picked so far, in words, to be let go of again. */
export function pickedWords(choosing: Choosing, world: World): { parameter: string; name: string }[] {
  const verb = choosing.open[0]?.verb ?? choosing.offers[0]?.verb ?? ''
  return Object.entries(choosing.picked).map(([parameter, value]) => {
    const found = world.schema.actions[verb]?.parameters.find(({ name }) => name === parameter)
    return { parameter, name: found ? nameOf(found, value, world) : String(value) }
  })
}
