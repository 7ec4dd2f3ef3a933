// Keeps the whole folder on the device, so that it opens without a network. `regnum site` writes above this which VERSION
// it is: the hash of files.json, which has those of all files. Pages get the files of one version, never of two.
const HERE = new URL('./', self.location.href).href
const LIST = `files.json?${encodeURIComponent(VERSION)}`
const AT_ONCE = 6
const cache = caches.open(`regnum ${HERE}`)
const keyOf = ([file, hash]) => `${file}?${encodeURIComponent(hash)}`
let known

/** Under what each file of this version is kept; nothing before it is whole. */
async function keys() {
    const list = await (await cache).match(LIST)
    known ??= list && new Map(Object.entries(await list.json()).map((one) => [new URL(one[0], HERE).href, keyOf(one)]))
    return known
}

async function fetched(file, hash) {
    // Hosts may add to pages, but not to what pages fetch: what was cut off, or comes from a portal, is not kept.
    const whole = file.endsWith('.html') ? {} : { integrity: hash }
    const found = await fetch(file, { cache: 'no-cache', ...whole })
    if (!found.ok) throw new Error(`${file}: ${found.status}`)
    return file.endsWith('.packed') ? unpacked(file, found) : found
}

/** What lies packed is kept unpacked: browsers then keep beside it what they compile, and no start unpacks it again. */
function unpacked(file, found) {
    const type = file.includes('.wasm') ? 'application/wasm' : 'application/octet-stream'
    const whole = found.body.pipeThrough(new DecompressionStream('gzip'))
    return new Response(whole, { headers: { 'Content-Type': type, Unpacked: 'yes' } })
}

/** What an older version had, or what came before the line broke, is not fetched again. */
async function keep() {
    const kept = await cache
    const list = await fetched('files.json', VERSION)
    const files = Object.entries(await list.clone().json())
    const bring = async (one) => (await kept.match(keyOf(one))) ?? kept.put(keyOf(one), await fetched(...one))
    for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map(bring))
    await kept.put(LIST, list)
}

async function forgetOlder() {
    const kept = await cache
    const wanted = new Set([LIST, ...(await keys()).values()].map((key) => new URL(key, HERE).href))
    for (const request of await kept.keys()) if (!wanted.has(request.url)) await kept.delete(request)
}

async function answered(request) {
    const address = request.url.replace(/[?#].*/, '')
    const key = (await keys())?.get(address === HERE ? `${HERE}index.html` : address)
    return (key && (await (await cache).match(key))) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())))
// A newer version waits until nobody looks at the older one any more, or somebody asks for it.
self.addEventListener('message', ({ data }) => data === 'newer' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method === 'GET' && request.url.startsWith(HERE)) event.respondWith(answered(request))
})
