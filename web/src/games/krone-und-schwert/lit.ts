import type { Choosing, Offer } from 'regnum/board'

/** The space an offer is about, -1 if it is about none. */
export function spaceOf(offer: Offer): number {
  const { space, octagon, square } = offer.parameters
  return space ?? octagon ?? square ?? -1
}

/** What the board may be aimed at: an action that would light too much, or one a card in hand is meant for. */
export type Aim = 'occupy' | 'castle' | 'city' | 'cathedral'

const AIMED: Record<Aim, readonly string[]> = {
  occupy: ['occupy'],
  castle: ['castle'],
  city: ['small_city', 'large_city'],
  cathedral: ['cathedral']
}

/**
 * The offers that lie on spaces. Occupying is possible on every free space of the board: those are lit only when one aims
 * at it, so that building sites and enemies can be seen.
 */
export function litSpaces(choosing: Choosing, aim: Aim | null): Map<number, Offer[]> {
  const lit = new Map<number, Offer[]>()
  for (const offer of choosing.offers) {
    const space = spaceOf(offer)
    const wanted = aim ? AIMED[aim].includes(offer.verb) : offer.verb !== 'occupy'
    if (space >= 0 && wanted) lit.set(space, [...(lit.get(space) ?? []), offer])
  }
  return lit
}

export function canAim(choosing: Choosing, aim: Aim): boolean {
  return choosing.offers.some((offer) => AIMED[aim].includes(offer.verb))
}

/** The card in hand that an offer is played with, by its place on the card: the rest are spaces, seals and plaques. */
const ON_CARDS = ['expand', 'play', 'commit', 'react']
const ELSEWHERE = ['draw', 'revolt', 'incite', 'papal_visit', 'vote', 'lay', 'beside', 'turn']

/** Offers that lie nowhere else: they are plaques beside the hand. */
export function plaques(choosing: Choosing): Offer[] {
  return choosing.offers.filter(
    (offer) => spaceOf(offer) < 0 && !ON_CARDS.includes(offer.verb) && !ELSEWHERE.includes(offer.verb)
  )
}

/** What makes an element choose an offer, and show on the board what it would do while it is pointed at. */
export function chooses(choosing: Choosing, offer: Offer | undefined) {
  if (!offer) return {}
  const look = () => choosing.look(offer)
  const lookAway = () => choosing.look(null)
  return {
    onclick: () => choosing.choose(offer),
    onpointerenter: look,
    onpointerleave: lookAway,
    onfocus: look,
    onblur: lookAway
  }
}

/** What makes a drawing choose an offer: it has to say that it is a button, and listen to the keyboard. */
export function drawnButton(choosing: Choosing, offer: Offer, otherKey?: (press: KeyboardEvent) => void) {
  return {
    ...chooses(choosing, offer),
    role: 'button' as const,
    tabindex: 0,
    'aria-label': offer.sentence,
    onkeydown: (press: KeyboardEvent) => {
      if (press.key !== 'Enter' && press.key !== ' ') return otherKey?.(press)
      press.preventDefault()
      choosing.choose(offer)
    }
  }
}

/** A label that begins with the sentence and holds the words that are seen. */
export function labelled(offer: Offer, seen: string): string {
  return offer.sentence.includes(seen) ? offer.sentence : `${offer.sentence}, ${seen}`
}
