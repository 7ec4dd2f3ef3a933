import type { Castle } from './places'

/** Where things are drawn. The castle itself never changes; what surrounds it is beside it or below it. */
export interface Layout {
  wide: boolean
  width: number
  height: number
  castle: { x: number; y: number }
  /** Where courtiers wait to be placed, and where votes are cast. */
  yard: { x: number; y: number; width: number; height: number }
  track: { x: number; y: number; length: number }
}

export const WIDE: Layout = {
  wide: true,
  width: 1140,
  height: 985,
  castle: { x: 112, y: 16 },
  yard: { x: 886, y: 270, width: 246, height: 690 },
  track: { x: 32, y: 936, length: 880 }
}

export const TALL: Layout = {
  wide: false,
  width: 800,
  height: 1226,
  castle: { x: 20, y: 12 },
  yard: { x: 12, y: 966, width: 776, height: 150 },
  track: { x: 40, y: 1190, length: 720 }
}

/** The smallest letters: 11 px where the castle is 670 px high. */
export const LEAST = 16.4

/** The castle's own measures, from its upper left corner. */
export const BODY = { left: 130, right: 640, top: 262, storey: 112, wall: 14, plate: 100 }
export const THRONE = { left: 250, right: 520, top: 108, bottom: 256 }
export const GROUND = BODY.top + 6 * BODY.storey

export function floorTop(floor: number): number {
  return BODY.top + (5 - floor) * BODY.storey
}

/** The middle of a figure's feet, and its size. */
export interface Spot {
  x: number
  y: number
  size: number
}

/** Where the figure in a slot of a place stands. */
export function spotOf(castle: Castle, place: number, slot: number, crowd: number, layout: Layout): Spot {
  const { kind, floor } = castle.places[place]!
  const { x, y } = layout.castle
  const inner = { left: BODY.left + BODY.wall + BODY.plate, right: BODY.right - BODY.wall }
  switch (kind) {
    case 'floor': {
      const width = (inner.right - inner.left) / Math.max(4, crowd)
      return { x: x + inner.left + width * (slot + 0.5), y: y + floorTop(floor) + BODY.storey - 9, size: 0.87 }
    }
    case 'throne':
      return { x: x + (THRONE.left + THRONE.right) / 2, y: y + THRONE.bottom - 14, size: 1 }
    case 'wc':
      return { x: x + BODY.right + 62, y: y + floorTop(floor) + BODY.storey - 20, size: 0.72 }
    case 'dungeon':
      return { x: x + 68, y: y + floorTop(floor) + BODY.storey - 12, size: 0.74 }
    case 'consort':
      return { x: x + 572, y: y + THRONE.bottom - 10, size: 0.8 }
    case 'box':
      return { x: x + 668 + (slot % 3) * 36, y: y + GROUND - 42 - Math.floor(slot / 3) * 42, size: 0.37 }
    case 'reserve':
      return reserveSpot(slot, layout)
  }
}

function reserveSpot(slot: number, { wide, yard }: Layout): Spot {
  if (wide) return { x: yard.x + 40 + (slot % 3) * 82, y: yard.y + 128 + Math.floor(slot / 3) * 88, size: 0.64 }
  const row = Math.floor(slot / 7)
  return { x: yard.x + 58 + (slot % 7) * 110 + row * 55, y: yard.y + 72 + row * 72, size: 0.6 }
}

/**
 * Who stands in which slot. A figure keeps its slot while it stays, so that nobody moves because a neighbour left; newcomers
 * take the first that is free.
 */
export function slotsOf(places: number[], before: readonly (readonly [number, number])[]): [number, number][] {
  const taken = new Set<string>()
  const slots: [number, number][] = []
  places.forEach((place, character) => {
    const old = before[character]
    if (old && old[0] === place) {
      slots[character] = [place, old[1]]
      taken.add(`${place} ${old[1]}`)
    }
  })
  places.forEach((place, character) => {
    if (slots[character]) return
    let slot = 0
    while (taken.has(`${place} ${slot}`)) slot++
    taken.add(`${place} ${slot}`)
    slots[character] = [place, slot]
  })
  return slots
}
