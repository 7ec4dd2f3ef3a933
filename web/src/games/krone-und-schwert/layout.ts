import type { View } from './fields'

/** One step of the lattice in the drawing's units. */
const STEP = 100
const SIDE = 5
const PER_PIECE = SIDE * SIDE
const APOTHEM = STEP / Math.SQRT2
const HALF_EDGE = APOTHEM * Math.tan(Math.PI / 8)
const HALF_SQUARE = STEP - APOTHEM

export interface Point {
  x: number
  y: number
}

export interface Spot extends Point {
  space: number
  octagon: boolean
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Corner {
  row: number
  column: number
}

/** The corners of a space around its middle, clockwise from the upper end of its right side. */
export const OCTAGON: Point[] = [
  [APOTHEM, -HALF_EDGE],
  [APOTHEM, HALF_EDGE],
  [HALF_EDGE, APOTHEM],
  [-HALF_EDGE, APOTHEM],
  [-APOTHEM, HALF_EDGE],
  [-APOTHEM, -HALF_EDGE],
  [-HALF_EDGE, -APOTHEM],
  [HALF_EDGE, -APOTHEM]
].map(([x, y]) => ({ x: x!, y: y! }))
export const SQUARE: Point[] = [
  [HALF_SQUARE, -HALF_SQUARE],
  [HALF_SQUARE, HALF_SQUARE],
  [-HALF_SQUARE, HALF_SQUARE],
  [-HALF_SQUARE, -HALF_SQUARE]
].map(([x, y]) => ({ x: x!, y: y! }))

/** The way across each edge of the outlines above: down and to the right. */
const OCTAGON_WAYS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1]
] as const
const SQUARE_WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0]
] as const

export const outline = (octagon: boolean): Point[] => (octagon ? OCTAGON : SQUARE)
export const ways = (octagon: boolean) => (octagon ? OCTAGON_WAYS : SQUARE_WAYS)

export function path(points: readonly Point[], scale = 1): string {
  return `M${points.map(({ x, y }) => `${tidy(x * scale)} ${tidy(y * scale)}`).join('L')}z`
}

export const tidy = (value: number): number => Math.round(value * 100) / 100

export const isOctagon = (space: number): boolean => {
  const here = space % PER_PIECE
  return (Math.floor(here / SIDE) + (here % SIDE)) % 2 === 0
}

export const pieceOf = (space: number): number => Math.floor(space / PER_PIECE)

/** What a space is called: the piece, and the row and column printed on it. */
export function nameOf(pieces: readonly string[], space: number): string {
  const here = space % PER_PIECE
  return `${pieces[pieceOf(space)]}${Math.floor(here / SIDE) + 1}${(here % SIDE) + 1}`
}

/** Where a printed place stands after clockwise quarter turns. */
export function turned(here: number, quarters: number): Corner {
  let [down, right] = [Math.floor(here / SIDE), here % SIDE]
  for (let i = 0; i < quarters; i++) [down, right] = [right, SIDE - 1 - down]
  return { row: down, column: right }
}

/** The spaces of a piece that lies at a corner. */
export function spotsOf(piece: number, corner: Corner, quarters: number): Spot[] {
  return Array.from({ length: PER_PIECE }, (_, here) => {
    const place = turned(here, quarters)
    const space = piece * PER_PIECE + here
    return {
      space,
      octagon: isOctagon(space),
      x: (corner.column + place.column) * STEP,
      y: (corner.row + place.row) * STEP
    }
  })
}

/** Letters and numbers along two edges of a piece, as its spaces are called: `B1` where the first row begins, `2` over the second column. */
export function coordinatesOf(spots: readonly Spot[], letter: string): (Point & { text: string })[] {
  const beside = (spot: Spot, inner: Spot, text: string) => {
    const far = spot.octagon ? 0.55 : 0.46
    return { x: spot.x + (spot.x - inner.x) * far, y: spot.y + (spot.y - inner.y) * far, text }
  }
  return Array.from({ length: SIDE }, (_, i) => [
    beside(spots[i * SIDE]!, spots[i * SIDE + 1]!, `${letter}${i + 1}`),
    beside(spots[i]!, spots[i + SIDE]!, `${i + 1}`)
  ]).flat()
}

export function cornerOf(view: View, piece: number): Corner {
  return { row: view.corner_row[piece]!, column: view.corner_column[piece]! }
}

/** Every piece on the table with its spaces, in the order in which they were laid. */
export function laidPieces(view: View): { piece: number; spots: Spot[] }[] {
  const laid = view.laid
  return laid
    .map((when, piece) => ({ when, piece }))
    .filter(({ when }) => when > 0)
    .sort((a, b) => a.when - b.when)
    .map(({ piece }) => ({ piece, spots: spotsOf(piece, cornerOf(view, piece), view.quarters[piece]!) }))
}

/** The board as one: which space lies where, and what is beside it. */
export class Land {
  readonly spots: Spot[]
  readonly of = new Map<number, Spot>()
  readonly #at = new Map<string, number>()

  constructor(readonly pieces: { piece: number; spots: Spot[] }[]) {
    this.spots = pieces.flatMap(({ spots }) => spots)
    for (const spot of this.spots) {
      this.of.set(spot.space, spot)
      this.#at.set(`${Math.round(spot.x / STEP)} ${Math.round(spot.y / STEP)}`, spot.space)
    }
  }

  /** The space across each edge of a space, -1 where there is none. */
  around(space: number): number[] {
    const { x, y, octagon } = this.of.get(space)!
    return ways(octagon).map(
      ([down, right]) => this.#at.get(`${Math.round(x / STEP) + right} ${Math.round(y / STEP) + down}`) ?? -1
    )
  }

  /** The edges of a space for which `open` holds with what lies across, as one path around its middle. */
  edges(space: number, open: (across: number) => boolean): string {
    const points = outline(this.of.get(space)!.octagon)
    return this.around(space)
      .map((across, i) => (open(across) ? segment(points[i]!, points[(i + 1) % points.length]!) : ''))
      .join('')
  }
}

function segment(from: Point, to: Point): string {
  return `M${tidy(from.x)} ${tidy(from.y)}L${tidy(to.x)} ${tidy(to.y)}`
}

/** What must be seen: all pieces, and where a piece may yet be laid. */
export function boxAround(corners: readonly Corner[], margin: number): Box {
  const [top, left, bottom, right] = [
    Math.min(...corners.map(({ row: down }) => down)),
    Math.min(...corners.map(({ column }) => column)),
    Math.max(...corners.map(({ row: down }) => down)),
    Math.max(...corners.map(({ column }) => column))
  ]
  const rim = APOTHEM + margin
  return {
    x: left * STEP - rim,
    y: top * STEP - rim,
    width: (right - left + SIDE - 1) * STEP + 2 * rim,
    height: (bottom - top + SIDE - 1) * STEP + 2 * rim
  }
}

/** The middle of a piece that lies at a corner. */
export function middleOf(corner: Corner): Point {
  return { x: (corner.column + (SIDE - 1) / 2) * STEP, y: (corner.row + (SIDE - 1) / 2) * STEP }
}

/** The square that belongs to the large city on an octagon: cities never touch, so there is one at most. */
export function otherHalf(land: Land, view: View, octagon: number, large: number): number {
  return land.around(octagon).find((across) => across >= 0 && !isOctagon(across) && building(across) === large) ?? -1

  function building(space: number): number {
    return view.building[space]!
  }
}

/** Free spaces beside a seat's own: what an expansion could take. For the eye only, the server decides. */
export function reachOf(land: Land, view: View, seat: number): Set<number> {
  const owner = view.owner
  return new Set(
    land.spots
      .filter(({ space }) => owner[space] === -1 && land.around(space).some((across) => owner[across] === seat))
      .map(({ space }) => space)
  )
}

/** The largest territories and the second largest, each as its spaces; for the final scoring, where they are marked. */
export function awarded(view: View): { largest: number[][]; second: number[][] } {
  const marks = new Map<number, number[]>()
  view.territory.forEach((mark, space) => {
    if (mark >= 0) marks.set(mark, [...(marks.get(mark) ?? []), space])
  })
  const sizes = [...new Set([...marks.values()].map((spaces) => spaces.length))].sort((a, b) => b - a)
  const of = (size: number | undefined) => [...marks.values()].filter((spaces) => spaces.length === size)
  return { largest: of(sizes[0]), second: of(sizes[1]) }
}

export const laying = (view: View): number => view.laying

/** The nearest of some spots in a direction, among those that lie within half a right angle of it. */
export function nearest(spots: readonly Spot[], from: Point, way: Point): Spot | undefined {
  const ahead = spots.flatMap((spot) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const along = x * way.x + y * way.y
    const beside = Math.abs(x * way.y) + Math.abs(y * way.x)
    return along > 0 && along >= beside ? [{ spot, far: along + 2 * beside }] : []
  })
  return ahead.sort((a, b) => a.far - b.far)[0]?.spot
}

/** Whether a space lies in the upper half of the board. */
export function liesHigh(view: View, space: number): boolean {
  const { spots, of } = new Land(laidPieces(view))
  const heights = spots.map(({ y }) => y)
  return of.get(space)!.y < (Math.min(...heights) + Math.max(...heights)) / 2
}
