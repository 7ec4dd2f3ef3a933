export type Point = readonly [number, number]

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** How far the handles of a curve reach towards the neighbouring points. */
const TENSION = 1 / 6

/** A closed curve through all points: neighbours that share a run of points share its curve. */
export function curveOf(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!
  const [x, y] = at(0)
  const pieces = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one = [b[0] + (c[0] - a[0]) * TENSION, b[1] + (c[1] - a[1]) * TENSION]
    const two = [c[0] - (d[0] - b[0]) * TENSION, c[1] - (d[1] - b[1]) * TENSION]
    return `C${[...one, ...two, ...c].map((number) => Math.round(number * 10) / 10).join(' ')}`
  })
  return `M${x} ${y}${pieces.join('')}Z`
}

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0]! / points.length, sum[1]! / points.length]
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

export function isIn([x, y]: Point, rect: Rect): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height
}

export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

const CELL = 10

/** Where there is land, in cells, summed up so that a rectangle is looked up at once. */
export class Ground {
  readonly #around: Rect
  readonly #columns: number
  readonly #sums: Int32Array

  constructor(polygons: readonly (readonly Point[])[]) {
    this.#around = boundsOf(polygons.flat())
    this.#columns = Math.ceil(this.#around.width / CELL) + 1
    const rows = Math.ceil(this.#around.height / CELL) + 1
    const bounded = polygons.map((polygon) => ({ polygon, bounds: boundsOf(polygon) }))
    const isLand = (point: Point) =>
      bounded.some(({ polygon, bounds }) => isIn(point, bounds) && isInside(point, polygon))
    this.#sums = new Int32Array((this.#columns + 1) * (rows + 1))
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < this.#columns; column++) {
        const middle: Point = [this.#around.x + (column + 0.5) * CELL, this.#around.y + (row + 0.5) * CELL]
        const before = this.#at(row, column + 1) + this.#at(row + 1, column) - this.#at(row, column)
        this.#sums[(row + 1) * (this.#columns + 1) + column + 1] = before + Number(isLand(middle))
      }
    }
  }

  #at(row: number, column: number): number {
    return this.#sums[row * (this.#columns + 1) + column]!
  }

  isFree(rect: Rect): boolean {
    const rows = this.#sums.length / (this.#columns + 1) - 1
    const clamp = (at: number, most: number) => Math.min(most, Math.max(0, at))
    const left = clamp(Math.floor((rect.x - this.#around.x) / CELL) - 1, this.#columns)
    const right = clamp(Math.ceil((rect.x + rect.width - this.#around.x) / CELL) + 1, this.#columns)
    const top = clamp(Math.floor((rect.y - this.#around.y) / CELL) - 1, rows)
    const bottom = clamp(Math.ceil((rect.y + rect.height - this.#around.y) / CELL) + 1, rows)
    return this.#at(bottom, right) - this.#at(top, right) - this.#at(bottom, left) + this.#at(top, left) === 0
  }
}

/**
 * The place for a thing of this size that is nearest to where one would like its middle to be, and free of everything that is
 * there already; null if there is none.
 */
export function freePlace(
  size: { width: number; height: number },
  wanted: Point,
  within: Rect,
  land: Ground,
  taken: readonly Rect[]
): Rect | null {
  let best: Rect | null = null
  let least = Infinity
  for (let x = within.x; x + size.width <= within.x + within.width; x += CELL) {
    for (let y = within.y; y + size.height <= within.y + within.height; y += CELL) {
      const far = Math.hypot(x + size.width / 2 - wanted[0], y + size.height / 2 - wanted[1])
      if (far >= least) continue
      const rect = { x, y, ...size }
      if (!land.isFree(rect) || taken.some((other) => overlap(rect, other))) continue
      best = rect
      least = far
    }
  }
  return best
}

/** Numbers that look random and are the same every time. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761 + 12345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}
