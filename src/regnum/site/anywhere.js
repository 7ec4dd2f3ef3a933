// Keeps the whole folder on the device, so that it opens without a network: at first what every game needs, then the rest.
const HERE = new URL('./', self.location.href).href
const kept = () => caches.open(`regnum ${HERE}`)

/** Files of another version than the folder's are fetched anew, the others stay. */
async function keep() {
    const contents = await (await fetch('files.json', { cache: 'no-store' })).json()
    const cache = await kept()
    const before = await (await cache.match('files.json'))?.json()
    if (before?.version === contents.version && before.whole) return
    const changed = before && before.version !== contents.version
    for (const file of [...contents.first, ...contents.later]) {
        const there = !changed && (await cache.match(file))
        if (!there) await cache.add(new Request(file, { cache: 'no-cache' }))
    }
    const known = new Set([...contents.first, ...contents.later, 'files.json'].map((file) => new URL(file, HERE).href))
    for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request)
    await cache.put('files.json', new Response(JSON.stringify({ ...contents, whole: true })))
    for (const page of await self.clients.matchAll()) page.postMessage({ kept: contents.version })
}

/** A page begins with the network, if there is one, so that it is never older than its files; all else is kept. */
async function answered(request) {
    const cache = await kept()
    const page = request.mode === 'navigate'
    const found = await cache.match(page ? 'index.html' : request, { ignoreSearch: page })
    if (found && !page) return found
    const fetched = await fetch(request).catch(() => null)
    if (!fetched) return found ?? Response.error()
    return fetched
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim())
    keep().catch(() => undefined)
})
self.addEventListener('message', ({ data }) => data === 'keep' && keep().catch(() => undefined))
self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method === 'GET' && request.url.startsWith(HERE) && !request.url.endsWith('/files.json'))
        event.respondWith(answered(request))
})
