import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { judge, keepsPromise } from '../src/play/fairness'
import type { Draw, Draws } from '../src/wire/types'

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const commitment = createHash('sha256').update('regnum fair dice 1\n').update(Buffer.from(secret, 'hex')).digest('hex')
const seed = createHmac('sha256', Buffer.from(secret, 'hex')).update('k3v9\nsalt\n\npepper').digest()

/** What a die of six or a bag of seven gives, as the reference says it. */
function drawn(number: number): Draw {
  const [outcomes, odds] =
    number % 2
      ? [
          ['1', '2', '3', '4', '5', '6'],
          [1, 1, 1, 1, 1, 1]
        ]
      : [
          ['red', 'blue'],
          [2, 5]
        ]
  let at = Number(
    createHmac('sha256', seed).update(`${number}/0`).digest().readBigUInt64BE(0) %
      BigInt(odds.reduce((sum, each) => sum + each))
  )
  const place = odds.findIndex((each) => (at -= each) < 0)
  return { draw: number, choice: number, outcomes, odds, chosen: outcomes[place]! }
}

function told(draws: Draw[]): Draws {
  return { table: 'k3v9', commitment, secret, contributions: ['salt', null, 'pepper'], draws }
}

const twenty = Array.from({ length: 20 }, (_, number) => drawn(number))

test('a shown secret is held against the commitment', async () => {
  expect(await keepsPromise(secret, commitment)).toBe(true)
  expect(await keepsPromise(secret.replace('00', '01'), commitment)).toBe(false)
})

test('every die and card is held against the secret', async () => {
  expect(await judge(told(twenty))).toEqual({ kept: true, drawn: 20, wrong: 0 })
})

test('a die that was turned is found', async () => {
  const turned = twenty.map((draw) =>
    draw.draw === 7 ? { ...draw, chosen: draw.outcomes.find((each) => each !== draw.chosen)! } : draw
  )
  expect(await judge(told(turned))).toEqual({ kept: true, drawn: 20, wrong: 1 })
})

test('a number that was used twice is found', async () => {
  expect(await judge(told([...twenty, twenty[19]!]))).toEqual({ kept: true, drawn: 21, wrong: 1 })
})

test('numbers left out by an undo are no fault', async () => {
  expect(await judge(told(twenty.filter((draw) => draw.draw % 5)))).toEqual({ kept: true, drawn: 16, wrong: 0 })
})

test('other contributions are other dice', async () => {
  const verdict = await judge({ ...told(twenty), contributions: ['salt', null, 'sugar'] })
  expect(verdict!.wrong).toBeGreaterThan(0)
})
