import type { World } from 'regnum/board'

/** One part of a reward or of a price as the data prints it. */
export interface Part {
  kind: string
  n?: number
}

export interface County {
  letter: string
  word: string
  /** Its number among all places. */
  place: number
  min: number
  reward: Part[]
}

/** A space of a castle, and the extension tile that fits it. */
export interface Room {
  word: string
  place: number
  /** Its number among the items that are evaluated. */
  item: number
  cost: Part[]
  reward: Part[]
}

export interface Conflict {
  word: string
  place: number
  lower: boolean
}

/** What is printed on the boards, cards and tiles, read once from the game's data. */
export interface Realm {
  strengths: number[]
  rounds: number
  reserve: number
  court: number
  counties: County[]
  /** In the order in which they are evaluated: the lower row first. */
  conflicts: Conflict[]
  cards: { strength: number; points: number[] }[]
  favours: { word: string; reward: Part[] }[]
  rooms: Room[]
  alliedRooms: Room[]
  laws: { set: string; group: number }[]
  /** How many proposals each group of laws has. */
  groups: number[]
  noblePoints: number[]
  priceForBoth: number
}

/** What the board reads of the game's data; an expansion adds the tables that it reads. */
export interface Data {
  meta: { rounds: number }
  knights: { house: number[] }
  county: { letter: string; name: string; min: number; reward: Part[] }[]
  county_rules: { price_for_both: number }
  castle_space: { id: string; cost: Part[]; reward: Part[] }[]
  ally: { castle_spaces: string[] }
  conflict: { strength: number; points: number[] }[]
  favour: { id: string; reward: Part[] }[]
  law: { id: string; set: string; group: number }[]
  law_groups: { sizes: number[] }
  noble_points: { by_count: number[] }
}

const CONFLICTS = ['lower-left', 'lower-right', 'upper-left', 'upper-right']
const ALLIED_REWARD: Record<string, Part[]> = {
  ally_recruit: [{ kind: 'new_knight' }],
  ally_train: [{ kind: 'upgrade' }]
}
const known = new WeakMap<World<Data>, Realm>()

export function realmOf(world: World<Data>): Realm {
  const found = known.get(world) ?? read(world)
  known.set(world, found)
  return found
}

function read(world: World<Data>): Realm {
  const { data } = world
  const place = (word: string) => world.number('place', word)
  const room = (word: string, cost: Part[], reward: Part[]): Room => ({
    word,
    place: place(`castle-${word}`),
    item: world.number('item', word),
    cost,
    reward
  })
  return {
    strengths: data.knights.house,
    rounds: data.meta.rounds,
    reserve: place('reserve'),
    court: place('court'),
    counties: data.county.map(({ letter, name, min, reward }) => {
      const word = name.toLowerCase()
      return { letter, word, place: place(word), min, reward }
    }),
    conflicts: CONFLICTS.map((word) => ({ word, place: place(word), lower: word.startsWith('lower') })),
    cards: data.conflict.map(({ strength, points }) => ({ strength, points })),
    favours: data.favour.map(({ id, reward }) => ({ word: id, reward })),
    rooms: data.castle_space.map(({ id, cost, reward }) => room(id, cost, reward)),
    alliedRooms: data.ally.castle_spaces.map((id) => room(id, [], ALLIED_REWARD[id] ?? [])),
    laws: (world.schema.words.law ?? []).map(({ word }) => {
      const law = data.law.find((one) => one.id === word)
      return { set: law?.set ?? 'base', group: law?.group ?? 0 }
    }),
    groups: data.law_groups.sizes,
    noblePoints: data.noble_points.by_count,
    priceForBoth: data.county_rules.price_for_both
  }
}
