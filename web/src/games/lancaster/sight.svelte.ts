import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../../board/props'
import type { Offer } from 'regnum/board'
import { EXPANSIONS } from './expansions'
import { realmOf, type Data, type Part } from './realm'
import type { View } from './fields'
import { NOBODY } from './view'

export interface Standing {
  /** Which of the house's seven knights. */
  knight: number
  strength: number
}

/** One look at the table: what the board was given, and what its numbers mean. All parts of the board share it. */
export class Sight {
  /** Whose castle is drawn large. */
  castle = $state(0)

  readonly realm = $derived(realmOf(this.world))
  readonly expansions = $derived(EXPANSIONS.filter((one) => one.plays(this.view)))
  /** The procedures that are under way, the outermost first. */
  readonly path = $derived(
    this.view.procedure.slice(0, this.view.depth).map((number) => this.world.schema.procedures[number] ?? '')
  )

  constructor(private readonly props: () => BoardProps<View, Data>) {}

  get world() {
    return this.props().world
  }
  get view() {
    return this.props().view
  }
  get seat() {
    return this.props().seat
  }
  get players() {
    return this.props().players
  }
  get choosing() {
    return this.props().choosing
  }
  get asking() {
    return this.props().asking
  }
  get still() {
    return this.props().still
  }
  /** How long a piece travels. */
  get travel() {
    return this.still ? 0 : 420
  }

  // --- houses ------------------------------------------------------------------------------------------------------

  get houses(): number[] {
    return Array.from({ length: this.view.houses }, (_, house) => house)
  }

  /** The player who runs a house. */
  runner(house: number): number {
    return house % this.view.players
  }

  /** The allied house a player runs, or null. */
  allyOf(seat: number): number | null {
    return seat + this.view.players < this.view.houses ? seat + this.view.players : null
  }

  houseName(house: number): string {
    return this.world.name('house', house)
  }

  /** A player's name, with the colour of an allied house. */
  nameOf(house: number): string {
    const name = this.players[this.runner(house)]?.name ?? ''
    return house < this.view.players ? name : `${name} (${this.houseName(house)})`
  }

  // --- pieces ------------------------------------------------------------------------------------------------------

  knightsAt(house: number, place: number): Standing[] {
    const there = this.view.place[house] ?? []
    return there.flatMap((at, knight) => (at === place ? [{ knight, strength: this.realm.strengths[knight]! }] : []))
  }

  /** The house whose knight stands at a place that holds one; null if it is free. */
  holderOf(place: number): number | null {
    return this.houses.find((house) => this.view.place[house]!.includes(place)) ?? null
  }

  forceIn(county: number): number {
    const { place } = this.realm.counties[county]!
    const house = this.holderOf(place)
    if (house === null) return 0
    const own = this.knightsAt(house, place)[0]!.strength + this.view.beside[county]!
    return this.expansions.reduce((sum, one) => sum + (one.force?.(this.view, county, this.world) ?? 0), own)
  }

  stackOf(conflict: number, house: number): number {
    const { place } = this.realm.conflicts[conflict]!
    const own = this.knightsAt(house, place).reduce((sum, { strength }) => sum + strength, 0)
    return this.expansions.reduce((sum, one) => sum + (one.stack?.(this.view, conflict, house, this.world) ?? 0), own)
  }

  /** Who stands alone on a space in France: an archer. */
  loneOn(conflict: number, space: number) {
    for (const one of this.expansions) {
      const lone = one.lone?.(this.view, conflict, space, this.world)
      if (lone) return lone
    }
    return null
  }

  englandIn(conflict: number): number {
    return this.view.stands[conflict]!.reduce((sum, house, space) => {
      const lone = this.loneOn(conflict, space)
      return sum + (house === NOBODY ? 0 : this.stackOf(conflict, house)) + (lone?.strength ?? 0)
    }, 0)
  }

  faceDown(house: number, tile: number): boolean {
    return this.expansions.some((one) => one.faceDown?.(this.view, house, tile))
  }

  noblesOf(house: number): number[] {
    return (this.view.noble[house] ?? []).flatMap((has, kind) => (has ? [kind] : []))
  }

  /** The strength of all knights a house has, wherever they are. */
  knighthood(house: number): number {
    const gone = this.world.number('place', 'removed')
    return this.view.place[house]!.reduce(
      (sum, at, knight) => sum + (at === this.realm.reserve || at === gone ? 0 : this.realm.strengths[knight]!),
      0
    )
  }

  // --- words --------------------------------------------------------------------------------------------------------

  /** A reward or a price. */
  said(parts: readonly Part[]): string {
    const one = ({ kind, n }: Part) => this.world.called('thing', kind) + (n === undefined ? '' : `: ${n}`)
    return parts.map(one).join(', ')
  }

  // --- choosing ----------------------------------------------------------------------------------------------------

  choose(offer: Offer): void {
    this.choosing.choose(offer)
  }

  /** The offer that is looked at, if it is of this kind. */
  previewed(...verbs: string[]): Offer | null {
    const offer = this.choosing.preview
    return offer && verbs.includes(offer.verb) ? offer : null
  }
}

const KEY = Symbol('Lancaster')

export function share(sight: Sight): Sight {
  return setContext(KEY, sight)
}

export function sightOf(): Sight {
  return getContext<Sight>(KEY)
}
