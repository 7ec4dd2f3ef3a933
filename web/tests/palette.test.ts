import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARMS } from '../src/heraldry/arms'

type Colour = [number, number, number]

const css = readFileSync('src/app.css', 'utf8')

function palette(selector: string): Colour[] {
  const begin = css.indexOf(selector)
  const block = css.slice(begin, css.indexOf('}', begin))
  return ARMS.map(({ tincture }) => {
    const hex = new RegExp(`--${tincture}: #(\\w{6})`).exec(block)![1]!
    return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Colour
  })
}

const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)

/** Machado, Oliveira and Fernandes 2009, full severity, in linear light. */
const EYES: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1]
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998]
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881]
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039]
  ]
}

function lab(colour: Colour, eyes: number[][]): Colour {
  const [r, g, b] = colour.map(linear) as Colour
  const seen = eyes.map((row) => Math.min(1, Math.max(0, row[0]! * r + row[1]! * g + row[2]! * b))) as Colour
  const xyz = [
    (0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505,
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2],
    (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116))
  return [116 * xyz[1]! - 16, 500 * (xyz[0]! - xyz[1]!), 200 * (xyz[1]! - xyz[2]!)]
}

function nearest(colours: Colour[], distance: (one: Colour, other: Colour) => number): number {
  let least = Infinity
  colours.forEach((one, i) => colours.slice(i + 1).forEach((other) => (least = Math.min(least, distance(one, other)))))
  return least
}

const apart = (one: Colour, other: Colour) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

test('no two seats bear the same figure', () => {
  expect(new Set(ARMS.map((arms) => arms.ordinary)).size).toBe(ARMS.length)
})

for (const [name, eyes] of Object.entries(EYES)) {
  test(`the clear palette keeps all seats apart for ${name}`, () => {
    expect(
      nearest(
        palette("[data-palette='clear']").map((colour) => lab(colour, eyes)),
        apart
      )
    ).toBeGreaterThan(12)
  })
}

test('the palette by brightness keeps all seats apart in grey', () => {
  const greys = palette("[data-palette='grey']").map((colour) => lab(colour, EYES.normal!))
  expect(nearest(greys, (one, other) => Math.abs(one[0] - other[0]))).toBeGreaterThan(6)
})
