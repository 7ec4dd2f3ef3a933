/** Our part of the seed of a game's dice: sixteen random bytes, so that nobody alone decides what falls. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
