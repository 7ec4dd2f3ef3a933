/** What a file is called besides that is kept compressed. */
const PACKED = '.packed'
/** Says that a device keeps the file as it was before it was compressed (`anywhere.js`). */
const UNPACKED = 'Unpacked'

/** Hosts compress what they know; a large file lies there compressed as a whole, and is unpacked here if it still is. */
export async function unpacked(address: string): Promise<Response> {
  const found = await fetch(`${address}${PACKED}`)
  if (!found.ok || !found.body) throw new Error(`${address}: ${found.status}`)
  // Browsers keep what they compiled of a module of WebAssembly only beside the very answer of a device.
  if (found.headers.has(UNPACKED)) return found
  const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
  return new Response(found.body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } })
}
