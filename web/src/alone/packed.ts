/** What a file is called besides that is kept compressed. */
const PACKED = '.packed'

/** Hosts compress what they know; a large file is kept compressed, and unpacked here. */
export async function unpacked(address: string): Promise<Response> {
  const found = await fetch(`${address}${PACKED}`)
  if (!found.ok || !found.body) throw new Error(`${address}: ${found.status}`)
  const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
  return new Response(found.body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } })
}
