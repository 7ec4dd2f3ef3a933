import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepsPromise } from '../src/play/fairness'

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

test('a shown secret is held against the commitment', async () => {
  const commitment = createHash('sha256')
    .update('regnum fair dice 1\n')
    .update(Buffer.from(secret, 'hex'))
    .digest('hex')
  expect(await keepsPromise(secret, commitment)).toBe(true)
  expect(await keepsPromise(secret.replace('00', '01'), commitment)).toBe(false)
})
