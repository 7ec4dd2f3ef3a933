import type { World } from 'regnum/board'
import type { View } from './fields'

/** What the game's data says, read once: a board of one's own changes all of it. */
export interface Realm {
  pieces: string[]
  /** The terrain of every space, piece by piece and row by row. */
  terrain: Terrain[]
  cards: Card[]
  joins: [number, number][]
  /** Action points by what they buy. */
  costs: Record<string, number>
  perTurn: number
  people: number
  perCrownVote: number
  perSword: number
  taxPerCastle: number
  pawns: number
  /** The total with which a player crowned by a revolt begins the end, by the number of players. */
  threshold: Record<string, number>
}

export type Terrain = 'prairie' | 'mountain' | 'forest'

export interface Card {
  kind: string
  combat: number
  shields: number
  colour: 'action' | 'red' | 'end'
  count: number
}

/** What the board reads of the game's data. */
export interface Data {
  piece: { id: string; picture: string[] }[]
  board: { join_offsets: [number, number][] }
  event_card: Card[]
  action_points: Record<string, number>
  people_cards: { total: number }
  revolt: { points_per_crown_vote: number; points_per_visible_sword: number }
  scoring: { tax_vp_per_castle: number }
  components: { pawns_per_player: number }
  setup: { end_phase_threshold: Record<string, number> }
}

const LETTERS: Record<string, Terrain> = { P: 'prairie', M: 'mountain', F: 'forest' }

export function realmOf(world: World<Data>): Realm {
  const { data } = world
  const cards = world.schema.words.card ?? []
  const points = data.action_points
  return {
    pieces: data.piece.map((piece) => piece.id),
    terrain: data.piece.flatMap(({ picture }) =>
      picture.flatMap((row) => row.split(/\s+/).map((letter) => LETTERS[letter.toUpperCase()]!))
    ),
    cards: cards.flatMap(({ word }) => data.event_card.filter((card) => card.kind === word)),
    joins: data.board.join_offsets,
    costs: {
      castle: points.build!,
      small_city: points.build!,
      large_city: points.build!,
      cathedral: points.build!,
      incite: points.incite!,
      papal_visit: points.papal_visit!,
      draw: points.draw!,
      expand: points.expand_per_space!,
      settle: points.expand_per_space!,
      occupy: points.occupy!,
      attack: points.attack!,
      revolt: points.revolt!
    },
    perTurn: points.per_turn!,
    people: data.people_cards.total,
    perCrownVote: data.revolt.points_per_crown_vote,
    perSword: data.revolt.points_per_visible_sword,
    taxPerCastle: data.scoring.tax_vp_per_castle,
    pawns: data.components.pawns_per_player,
    threshold: data.setup.end_phase_threshold
  }
}

/** The words of a view's numbers that the board draws by. */
export const BUILDINGS = ['none', 'castle', 'small_city', 'large_city', 'cathedral'] as const
export type BuildingWord = (typeof BUILDINGS)[number]
export const CROWN = 0
export const SWORD = 1

/** How many cards of each kind a seat holds, null where they are not ours to see. */
export function handOf(view: View, seat: number | null): number[] | null {
  if (seat === null) return null
  const hand = view.hand[seat]?.filter((count) => count !== null)
  return hand?.length ? hand : null
}

/** Cards that lie face up before a seat, by kind. */
export function tableOf(view: View, seat: number): number[] {
  return view.on_table[seat] ?? []
}

/** The kinds of a count, each as often as it is there. */
export function spread(counts: readonly (number | null)[]): number[] {
  return counts.flatMap((count, card) => Array.from({ length: count ?? 0 }, () => card))
}

export function combatOf(realm: Realm, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + realm.cards[card]!.combat, 0)
}
