import { api, type Notifications } from './api'

/** Whether this browser can be told anything while no page is open. */
export const possible = () => 'serviceWorker' in navigator && 'PushManager' in window

const WAY = 'regnum.way'

/** The way that ends in this browser, as far as it remembers. */
export const here = () => localStorage.getItem(WAY) ?? ''

/** Let this browser be told; null if its person or its settings do not allow it. */
export async function subscribe(key: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/notified.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null)
  if (!made) return null
  const seen = await api.addBrowser(made.toJSON())
  localStorage.setItem(WAY, seen.ways.findLast(({ kind }) => kind === 'push')?.way ?? '')
  return seen
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
