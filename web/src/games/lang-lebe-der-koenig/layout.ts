import { boundsOf, freePlace, type Point, type Rect } from './geometry'
import type { County, Realm } from './realm'

/** Where things are drawn, for a board of some size on the screen. The map is measured in the units of its data. */
export interface Layout {
  wide: boolean
  /** What is seen of the plane in which the map lies. */
  frame: Rect
  /** Pixels of the screen for one unit of the map, before anybody zooms. */
  scale: number
  /** How large names and pieces are drawn, so that they can be read on a small map too. */
  letter: number
  piece: number
  /** How wide cards in the hand are, and how much of the board's lower edge they take, in pixels. */
  card: number
  tray: number
  /** How high the sea is between the coast and the hand, in pixels. */
  sea: number
}

const MARGIN = 14
const NAME = { least: 25, pixels: 11.5, most: 33 }
/** The share of the width, from the right, that the hand may take. */
const HAND = 0.62

/** How wide a card of the hand is, in pixels, on a board so high. */
function cardWidth(height: number): number {
  return Math.min(66, Math.max(40, height * 0.079))
}

export function layoutOf(realm: Realm, width: number, height: number): Layout {
  const wide = width >= 600
  const card = cardWidth(height)
  const tray = card * 1.4 + 22
  // The hand lies on the sea below whatever coast is above it.
  const shore = realm.land.x + realm.land.width * (1 - HAND)
  const lowest = Math.max(
    ...realm.counties.flatMap(({ polygon }) => polygon.flatMap(([x, y]) => (x > shore ? [y] : [])))
  )
  const scale = Math.max(
    0.05,
    Math.min(
      (width - 2 * MARGIN) / realm.land.width,
      (height - 2 * MARGIN) / realm.land.height,
      (height - MARGIN - tray) / (lowest - realm.land.y)
    )
  )
  const spare = width / scale - realm.land.width
  // The open sea on the right is for the title and the hand.
  const left = Math.min(spare / 2, Math.max(MARGIN / scale, spare * 0.22))
  return {
    wide,
    scale,
    card,
    tray,
    sea: height - MARGIN - tray - (lowest - realm.land.y) * scale,
    frame: {
      x: realm.land.x - left,
      y: realm.land.y - MARGIN / scale,
      width: width / scale,
      height: height / scale
    },
    letter: Math.min(NAME.most, Math.max(NAME.least, NAME.pixels / scale)),
    piece: Math.min(1.35, Math.max(1.15, 0.5 / scale))
  }
}

/** How wide cards on the table of a confrontation can be, so that everybody's lane is seen. */
export function laneCard(width: number, height: number, players: number, { wide, tray }: Layout): number {
  const [besides, above, least, most] = wide ? [400, 120 + tray, 44, 74] : [90, 118, 40, 44]
  const byWidth = (width - besides) / 6.8
  const byHeight = ((height - above) / players - (wide ? 34 : 44)) / 1.4
  return Math.round(Math.min(most, Math.max(least, Math.min(byWidth, byHeight))))
}

// --- pieces in a county ----------------------------------------------------------------------------------------------

const NOBLE_WIDE = 42
const PITCH = 21.5

/** The feet of the noble whose county it is. */
export function nobleSpot(county: County, { piece }: Layout): Point {
  const [x, y] = county.middle
  return [x - rowWidth(county, piece) / 2 + (NOBLE_WIDE / 2) * piece, y + 38 + 8 * piece]
}

/** The feet of a noble that intrudes. */
export function intruderSpot(county: County, layout: Layout): Point {
  const [x, y] = nobleSpot(county, layout)
  return [x - 34 * layout.piece, y + 14]
}

/** The feet of a courtier. */
export function courtierSpot(county: County, slot: number, { piece }: Layout): Point {
  const [x, y] = county.middle
  return [x - rowWidth(county, piece) / 2 + (NOBLE_WIDE + PITCH * (slot + 0.5)) * piece, y + 38 + 5 * piece]
}

function rowWidth(county: County, piece: number): number {
  return (NOBLE_WIDE + PITCH * county.votes) * piece
}

/** What name and pieces of a county cover. */
export function labelled({ middle: [x, y], votes }: County, { piece, letter }: Layout): Rect {
  const width = (NOBLE_WIDE + PITCH * votes) * piece + 14
  return { x: x - width / 2, y: y - 16 - letter, width, height: 68 + letter }
}

// --- the open sea ------------------------------------------------------------------------------------------------------

export interface Ornaments {
  cartouche: Rect | null
  /** Whether there is room below the title to say how near everybody is to the crown. */
  standings: boolean
  compass: Rect | null
  ships: Rect[]
}

/** Where the title, the compass and the ships find room: never on land, never on each other. */
export function ornamentsOf(realm: Realm, layout: Layout, players: number): Ornaments {
  const { frame, scale, wide, tray } = layout
  const edge = 12 / scale
  const within = {
    x: frame.x + edge,
    y: frame.y + edge,
    width: frame.width - 2 * edge,
    height: frame.height - tray / scale - 1.5 * edge
  }
  const right = frame.x + frame.width
  // The buttons that zoom lie over a corner of a small board, and choices without a place of their own below them.
  const corner = { x: right - 46 / scale, y: frame.y, width: 46 / scale, height: 112 / scale }
  const below = { x: right - 130 / scale, y: frame.y + 112 / scale, width: 130 / scale, height: 42 / scale }
  const taken: Rect[] = [...realm.links.map(({ line }) => spanOf(line)), ...(wide ? [] : [corner, below])]
  function place(size: { width: number; height: number }, wanted: Point): Rect | null {
    const found = freePlace(size, wanted, within, realm.ground, taken)
    if (found) taken.push({ x: found.x - 8, y: found.y - 8, width: found.width + 16, height: found.height + 16 })
    return found
  }
  const title = [wide ? 224 : 170, wide ? 180 : 140].map((pixels) => cartoucheSize(players, pixels / scale))
  const alone = [170, 140, 116].map((pixels) => cartoucheSize(0, pixels / scale))
  const corners: Point = [right, frame.y]
  const full = first(title, (size) => place(size, corners))
  const cartouche = full ?? first(alone, (size) => place(size, corners))
  const compass = place(square((wide ? 92 : 50) / scale), [frame.x, frame.y + frame.height * 0.62])
  const ships = [
    place({ width: 104, height: 92 }, [right - 90, frame.y + frame.height * 0.52]),
    place({ width: 84, height: 76 }, [frame.x + 60, frame.y + frame.height * 0.5]),
    place({ width: 104, height: 92 }, [frame.x + frame.width * 0.42, frame.y + frame.height - tray / scale])
  ]
  return { cartouche, standings: full !== null, compass, ships: ships.filter((ship) => ship !== null) }
}

function first<Size>(sizes: Size[], place: (size: Size) => Rect | null): Rect | null {
  for (const size of sizes) {
    const found = place(size)
    if (found) return found
  }
  return null
}

function cartoucheSize(rows: number, width: number): { width: number; height: number } {
  return { width, height: (width / 224) * (98 + rows * 27) }
}

function square(side: number): { width: number; height: number } {
  return { width: side, height: side }
}

function spanOf(line: readonly Point[]): Rect {
  const around = boundsOf(line)
  return { x: around.x - 10, y: around.y - 10, width: around.width + 20, height: around.height + 20 }
}
