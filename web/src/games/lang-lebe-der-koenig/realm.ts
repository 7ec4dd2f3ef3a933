import type { World } from 'regnum/board'
import type { View } from './fields'
import { boundsOf, curveOf, Ground, middleOf, type Point, type Rect } from './geometry'
import { heldBy, type Pieces } from './pieces'

/** The map and the numbers of the game, read from its data: also from a board of one's own. */
export interface Realm {
  counties: County[]
  links: { line: Point[]; between: [number, number] }[]
  scenery: { id: string; polygon: Point[]; path: string }[]
  /** Around all land that takes part in the game. */
  land: Rect
  ground: Ground
  /** What each kind of influence card is worth. */
  values: number[]
  success: number
  pointsPerPiece: number
  mostCommitted: number
  dice: number
  title: string
}

export interface County {
  word: string
  votes: number
  polygon: Point[]
  path: string
  /** Where its name and its pieces go. */
  middle: Point
  box: { width: number; height: number }
  capital: Point
}

/** What the board reads of the game's data. */
export interface Data {
  game: { title: string }
  components: { dice: number }
  card: { value: number }[]
  rules: {
    roll_success_at_least: number
    points_per_piece: number
    commit_max: number
    vote_deduction_divisor: number
  }
  county: {
    id: string
    votes: number
    polygon: [number, number][]
    center?: [number, number]
    box?: [number, number]
    capital?: [number, number]
  }[]
  sea_link?: { between: [string, string]; line?: [number, number][] }[]
  scenery?: { id: string; polygon: [number, number][] }[]
  setup: { players: Record<string, { excluded_counties: string[]; majority: number; votes_total: number }> }
}

const BOX = { width: 110, height: 55 }

const known = new WeakMap<World<Data>, Realm>()

export function realmOf(world: World<Data>): Realm {
  const found = known.get(world) ?? readFrom(world)
  known.set(world, found)
  return found
}

function readFrom({ data }: World<Data>): Realm {
  const counties = data.county.map(countyOf)
  const number = (word: string) => counties.findIndex((county) => county.word === word)
  return {
    counties,
    links: (data.sea_link ?? []).map(({ between, line }) => {
      const [one, other] = [number(between[0]), number(between[1])]
      return { between: [one, other], line: line ?? [counties[one]!.middle, counties[other]!.middle] }
    }),
    scenery: (data.scenery ?? []).map(({ id, polygon }) => ({ id, polygon, path: curveOf(polygon) })),
    land: boundsOf(counties.flatMap((county) => county.polygon)),
    ground: new Ground([...counties, ...(data.scenery ?? [])].map((one) => one.polygon)),
    values: data.card.map((card) => card.value),
    success: data.rules.roll_success_at_least,
    pointsPerPiece: data.rules.points_per_piece,
    mostCommitted: data.rules.commit_max,
    dice: data.components.dice,
    title: data.game.title
  }
}

function countyOf({ id, votes, polygon, center, box, capital }: Data['county'][number]): County {
  const middle = center ?? middleOf(polygon)
  return {
    word: id,
    votes,
    polygon,
    path: curveOf(polygon),
    middle,
    box: box ? { width: box[0], height: box[1] } : BOX,
    capital: capital ?? middle
  }
}

// --- what depends on the number of players ---------------------------------------------------------------------------

function setUp(world: World<Data>, view: View): Data['setup']['players'][string] {
  return world.data.setup.players[String(view.players)]!
}

export function isInPlay(world: World<Data>, view: View, county: number): boolean {
  return !setUp(world, view).excluded_counties.includes(world.word('county', county))
}

export function majorityOf(world: World<Data>, view: View): number {
  return setUp(world, view).majority
}

export function votesInPlay(world: World<Data>, view: View): number {
  return setUp(world, view).votes_total
}

/** What somebody's counties would count for in an election now: a share is lost with an empty hand. */
export function countyVotes(world: World<Data>, view: View, pieces: Pieces, seat: number): number {
  const { data } = world
  const votes = heldBy(pieces, seat).reduce((sum, county) => sum + data.county[county]!.votes, 0)
  const lost = view.cards[seat] === 0 ? Math.floor(votes / data.rules.vote_deduction_divisor) : 0
  return votes - lost
}

/** The least roll with which a card succeeds: 3 with x1, 2 with x2, 1 with x3. */
export function rollNeeded(realm: Realm, card: number): number {
  return Math.ceil(realm.success / realm.values[card]!)
}
