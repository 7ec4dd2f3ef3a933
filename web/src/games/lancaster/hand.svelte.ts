import { getContext, setContext } from 'svelte'
import type { Offer } from 'regnum/board'
import type { Sight } from './sight.svelte'
import { spoken } from './words'

/** Something that can be chosen where it lies: an offer, or a step towards one. */
export interface Target {
  label: string
  offer: Offer | null
  /** Whether it is picked already, for a step. */
  pressed?: boolean
  act: () => void
}

/** A piece that may be placed: a knight or a Lord, one's own or the ally's. */
interface Piece {
  lord: boolean
  allied: boolean
  strength: number
}

interface Placement extends Piece {
  offer: Offer
  at: number
  /** The privileges that go along, in a word: `shield-tudor`. */
  brings: string
}

interface Begun {
  question: number
  piece: Piece | null
  at: number | null
  brings: readonly string[]
}

const PRIVILEGES = ['shield', 'archer', 'tudor']
/** What only one of goes along. */
const EITHER = ['shield', 'archer']
/** Verbs that are chosen where something lies; all others are offered on a tray. */
const LYING = new Set([
  ...['place', 'place_ally', 'place_with', 'place_ally_with', 'lord', 'allied_lord', 'support', 'support_bishop'],
  ...['support_tudor', 'upgrade', 'bishop_for', 'ransom', 'build', 'evaluate', 'evaluate_ally', 'keep_tile', 'noble'],
  ...['remove', 'keep_county', 'cross', 'send_to', 'favour', 'vote']
])

/**
 * What can be chosen on the board. A knight is placed in one gesture: take it, or point at a place first, and let a privilege
 * go along; whatever is left over is done when only one offer fits.
 */
export class Hand {
  private begun = $state.raw<Begun | null>(null)

  constructor(private readonly sight: Sight) {}

  private readonly placements = $derived.by(() => this.sight.choosing.offers.flatMap((offer) => this.placement(offer)))
  private readonly now = $derived.by((): Omit<Begun, 'question'> => {
    const { asked, picked } = this.sight.choosing
    const begun = this.begun?.question === asked?.question ? this.begun : null
    const piece = begun?.piece ?? null
    if (piece && !piece.lord && picked.strength !== piece.strength) return { piece: null, at: null, brings: [] }
    const listed = picked.strength === undefined || piece ? null : this.listed(picked.strength)
    return { piece: piece ?? listed, at: begun?.at ?? picked.at ?? null, brings: begun?.brings ?? [] }
  })
  private readonly brings = $derived(PRIVILEGES.filter((one) => this.now.brings.includes(one)).join('-'))
  private readonly fitting = $derived(this.placements.filter((one) => one.brings === this.brings))

  /** The offers that lie nowhere on the board. */
  readonly tray = $derived.by(() => this.sight.choosing.offers.filter((offer) => !LYING.has(offer.verb)))
  readonly placing = $derived(this.placements.length > 0)
  readonly holding = $derived(this.now.piece !== null)

  private placement(offer: Offer): Placement[] {
    const { world } = this.sight
    const { strength = 0, at, to, privileges } = offer.parameters
    const allied = offer.verb.includes('all')
    if (offer.verb === 'lord' || offer.verb === 'allied_lord') {
      const word = world.word('lord_place', to! + 1)
      return [{ offer, lord: true, allied, strength: 0, at: world.number('place', word), brings: '' }]
    }
    if (!offer.verb.startsWith('place')) return []
    const brings = privileges === undefined ? '' : world.word('privileges', privileges)
    return [{ offer, lord: false, allied, strength, at: at!, brings }]
  }

  /** A strength that was picked in the list of sentences. */
  private listed(strength: number): Piece | null {
    const found = this.placements.filter((one) => !one.lord && one.strength === strength)
    return found.find((one) => !one.allied) ?? found[0] ?? null
  }

  // --- targets -----------------------------------------------------------------------------------------------------

  direct(offer: Offer | undefined): Target | null {
    return offer ? { label: offer.sentence, offer, act: () => this.sight.choose(offer) } : null
  }

  find(verb: string, parameters: Record<string, number> = {}): Target | null {
    return this.direct(this.sight.choosing.find(verb, parameters))
  }

  /** A place where a piece may go. */
  place(at: number, name: string): Target | null {
    const { piece } = this.now
    const there = this.fitting.filter((one) => one.at === at && (!piece || same(one, piece)))
    if (there.length <= 1) return this.direct(there[0]?.offer)
    return { label: name, offer: null, pressed: this.now.at === at, act: () => this.aim(at) }
  }

  /** A piece at court that may be placed. */
  piece(piece: Piece): Target | null {
    const { at } = this.now
    const mine = this.fitting.filter((one) => same(one, piece))
    const there = mine.filter((one) => at === null || one.at === at)
    if (at !== null && there.length === 1) return this.direct(there[0]!.offer)
    if (!mine.length) return null
    const pressed = this.now.piece !== null && same(this.now.piece, piece)
    const t = spoken()
    const label = piece.lord ? this.sight.world.called('thing', 'lord') : t.knight(piece.strength)
    return { label: piece.allied ? `${label} (${t.ally})` : label, offer: null, pressed, act: () => this.take(piece) }
  }

  /** A knight, wherever it stands. */
  knight(house: number, strength: number, place: number): Target | null {
    const { view, realm, seat } = this.sight
    if (seat === null) return null
    const receives = house === view.house
    const home = place === realm.court
    return (
      (receives && this.find('upgrade', { strength, at: place })) ||
      (receives && this.find('bishop_for', { strength, at: place })) ||
      (receives && home && this.find('support', { strength })) ||
      (house === seat && place === realm.conflicts[view.conflict]?.place && this.find('ransom', { strength })) ||
      (home && this.sight.runner(house) === seat && this.piece({ lord: false, allied: house !== seat, strength })) ||
      null
    )
  }

  /** The second thing a knight may be chosen for: to be given up for a bishop. */
  given(house: number, strength: number, place: number): Target | null {
    const wanted = { strength, at: place }
    const both = this.sight.choosing.find('upgrade', wanted) && this.sight.choosing.find('bishop_for', wanted)
    return both && house === this.sight.view.house ? this.find('bishop_for', wanted) : null
  }

  /** A privilege that may go along. */
  privilege(word: string, allied: boolean): Target | null {
    const { piece } = this.now
    const usable = this.placements.some(
      (one) => one.allied === allied && one.brings.split('-').includes(word) && (!piece || same(one, piece))
    )
    if (!usable) return null
    const pressed = this.now.brings.includes(word)
    return { label: this.sight.world.called('thing', word), offer: null, pressed, act: () => this.bring(word) }
  }

  // --- what was begun ------------------------------------------------------------------------------------------------

  private begin(changed: Partial<Begun>): void {
    const { asked } = this.sight.choosing
    if (!asked || this.sight.choosing.busy) return
    this.begun = { ...this.now, ...changed, question: asked.question }
    this.mirror()
  }

  /** The list of sentences narrows with what was begun. */
  private mirror(): void {
    const { choosing } = this.sight
    const { piece, at } = this.begun!
    choosing.drop()
    if (piece && !piece.lord) choosing.pick('strength', piece.strength)
    if (at !== null && choosing.values('at').includes(at)) choosing.pick('at', at)
  }

  private take(piece: Piece): void {
    const again = this.now.piece && same(this.now.piece, piece)
    this.begin({ piece: again ? null : piece })
  }

  private aim(at: number): void {
    this.begin({ at: this.now.at === at ? null : at })
  }

  private bring(word: string): void {
    const brings = this.now.brings.includes(word)
      ? this.now.brings.filter((one) => one !== word)
      : [...this.now.brings.filter((one) => !EITHER.includes(word) || !EITHER.includes(one)), word]
    this.begin({ brings, at: null })
  }

  drop(): void {
    this.begun = null
  }
}

function same(a: Piece, b: Piece): boolean {
  return a.lord === b.lord && a.allied === b.allied && a.strength === b.strength
}

const KEY = Symbol('hand')

export function share(hand: Hand): Hand {
  return setContext(KEY, hand)
}

export function handOf(): Hand {
  return getContext<Hand>(KEY)
}
