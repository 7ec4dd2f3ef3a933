const PREFIX = 'regnum fair dice 1\n'

/** Whether a secret that was shown at the end is the one the server had committed itself to; undefined where browsers cannot tell. */
export async function keepsPromise(secret: string, commitment: string): Promise<boolean | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []
  const text = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}
