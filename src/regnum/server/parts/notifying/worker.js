/** Shows what the server says to whoever is away, and opens the page that it speaks of. */
self.addEventListener('push', (event) => {
  const { title, text, page, tag } = event.data.json()
  const options = { body: text, icon: '/crown.svg', tag, renotify: Boolean(tag), data: page }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(page) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => new URL(url).pathname === page)
  return there ? there.focus() : self.clients.openWindow(page)
}
