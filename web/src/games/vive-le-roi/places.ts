import type { World } from 'regnum/board'
import type { View } from './fields'

/** The numbers of the castle, read once from the game's data. */
export interface Castle {
  characters: { word: string; letter: string }[]
  places: Place[]
  /** The names on each Favourites card, as characters; `sealed` is the one with the black seal. */
  cards: { names: number[]; sealed: number }[]
  jester: number
  /** What each Ambition card pays. */
  ambitions: number[]
}

export interface Place {
  word: string
  kind: 'floor' | 'throne' | 'wc' | 'dungeon' | 'box' | 'reserve' | 'consort'
  /** The floor it is, or is beside; -1 for none. */
  floor: number
  points: number
  reversed: number
}

/** What the board reads of the game's data. */
export interface Data {
  character: { id: string; letter: string; jester: boolean }[]
  floor: { index: number; points: number; points_reversed: number }[]
  wc: { id: string; floor: number; points: number; points_reversed: number }[]
  dungeon: { id: string; beside_floor: number; points: number; points_reversed: number }[]
  favorites: { names: string[]; banished: string }[]
  ambition: { points: number }[]
  limit: { characters_per_floor: number; characters_per_floor_2_units: number }
}

export function castleOf(world: World<Data>): Castle {
  const { data } = world
  const words = world.schema.words.place ?? []
  const character = (id: string) => data.character.findIndex((one) => one.id === id)
  return {
    characters: data.character.map(({ id, letter }) => ({ word: id, letter })),
    places: words.map(({ word }) => placeOf(word, data)),
    cards: data.favorites.map((card) => ({ names: card.names.map(character), sealed: character(card.banished) })),
    jester: data.character.findIndex((one) => one.jester),
    ambitions: data.ambition.map(({ points }) => points)
  }
}

function placeOf(word: string, data: Data): Place {
  const floor = data.floor.find(({ index }) => String(index) === word || (index === 6 && word === 'throne'))
  const wc = data.wc.find(({ id }) => id === word)
  const dungeon = data.dungeon.find(({ id }) => id === word)
  const worth = floor ?? wc ?? dungeon
  const points = { points: worth?.points ?? 0, reversed: worth?.points_reversed ?? 0 }
  if (floor) return { word, kind: word === 'throne' ? 'throne' : 'floor', floor: floor.index, ...points }
  if (wc) return { word, kind: 'wc', floor: wc.floor, ...points }
  if (dungeon) return { word, kind: 'dungeon', floor: dungeon.beside_floor, ...points }
  return { word, kind: word as 'box' | 'reserve' | 'consort', floor: -1, ...points }
}

/** How many a floor holds. */
export function limitOf(world: World<Data>, view: View): number {
  const { limit } = world.data
  return view.players === 2 ? limit.characters_per_floor_2_units : limit.characters_per_floor
}

/** Where a character would step: for the eye only, the server decides. */
export function stepOf(character: number, view: View, castle: Castle, limit: number): number | null {
  const places = view.place
  const here = castle.places[places[character]!]!
  const full = (floor: number) => view.crowd[floor]! >= limit
  const find = (kind: Place['kind'], floor: number) =>
    castle.places.findIndex((place) => place.kind === kind && place.floor === floor)
  if (here.kind === 'wc') return find('floor', here.floor)
  if (here.kind !== 'floor') return null
  const above = here.floor + 1
  if (above > 5) return castle.places.findIndex((place) => place.kind === 'throne')
  if (!full(above)) return find('floor', above)
  const closet = find('wc', above)
  return closet >= 0 && !places.includes(closet) ? closet : null
}

/** The cards a seat holds or has shown: one for each person, null where they are not ours to see. */
export function cardsOf(view: View, seat: number): (number | null)[] {
  const sizes = view.unit_sizes
  const row = view.favourites[seat] ?? []
  return row.slice(0, sizes[seat] ?? 1).map((card) => (card === null || card < 0 ? null : card))
}

/** Those of a card's names that count. */
export function favouritesOn(card: { names: number[]; sealed: number }, banished: boolean): number[] {
  return banished ? card.names.filter((name) => name !== card.sealed) : card.names
}
