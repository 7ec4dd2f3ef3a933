import type { Draw, Draws } from '../wire/types'

/** What the page found out about the dice of a game that is over; `wrong` counts those that do not follow from the secret. */
export interface Verdict {
  kept: boolean
  drawn: number
  wrong: number
}

const PREFIX = 'regnum fair dice 1\n'
const SPAN = 2n ** 64n
const encoder = new TextEncoder()

/** Hold every answer of chance against the secret, and the secret against the commitment; undefined where browsers cannot. */
export async function judge(told: Draws): Promise<Verdict | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const seed = await seedOf(told)
  const right = await Promise.all(told.draws.map((draw) => follows(seed, draw)))
  const twice = told.draws.filter((draw, i) => i > 0 && draw.draw <= told.draws[i - 1]!.draw)
  return {
    kept: await keepsPromise(told.secret, told.commitment),
    drawn: told.draws.length,
    wrong: right.filter((each) => !each).length + twice.length
  }
}

/** Whether a secret that was shown at the end is the one the server had committed itself to. */
export async function keepsPromise(secret: string, commitment: string): Promise<boolean> {
  const text = new Uint8Array([...encoder.encode(PREFIX), ...bytes(secret)])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}

async function seedOf(told: Draws): Promise<CryptoKey> {
  const contributions = told.contributions.map((given) => given ?? '')
  const secret = await hmacKey(bytes(told.secret))
  return hmacKey(await hmac(secret, [told.table, ...contributions].join('\n')))
}

/** Whether an answer of chance is the one that its number gives. */
async function follows(seed: CryptoKey, draw: Draw): Promise<boolean> {
  const total = BigInt(draw.odds.reduce((sum, odds) => sum + odds, 0))
  if (total <= 0n) return false
  let at = await lot(seed, draw.draw, SPAN - (SPAN % total))
  at %= total
  const place = draw.odds.findIndex((odds) => (at -= BigInt(odds)) < 0n)
  return draw.outcomes[place] === draw.chosen
}

/** The first of a draw's numbers below a limit. */
async function lot(seed: CryptoKey, draw: number, limit: bigint): Promise<bigint> {
  for (let turn = 0; ; turn++) {
    const digest = await hmac(seed, `${draw}/${turn}`)
    const at = new DataView(digest.buffer).getBigUint64(0)
    if (at < limit) return at
  }
}

function hmacKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

async function hmac(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
