/**
 * The wire has two ends: a server, or a house for one in a worker of this page. Whoever asks does not know which; only
 * this file does.
 */

/** Whether this page is its own house: `regnum site` says so in it. Then nobody else can be here. */
export const alone = typeof document !== 'undefined' && document.querySelector('meta[name="regnum"]') !== null

/** The server at which friends meet, if whoever wrote the folder has named one. */
export const meetingPlace = () => document.querySelector<HTMLMetaElement>('meta[name="regnum"]')?.dataset.server ?? ''

/** Whether this page is shown inside somebody else's. */
export const embedded = typeof window !== 'undefined' && window.parent !== window

/** Where a file lies that the server gives at this path. */
export const fileAt = (path: string) => (alone ? path.replace(/^\//, '') : path)

/** Where a page of ours is reached: without a server there is one page, and the rest stands behind its #. */
export const pageAt = (path: string) => (alone ? `#${path}` : path)

/** What a live connection must be able to do: a WebSocket does. */
export type Socket = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>

const house = () => import('../alone/house')

export async function sent(path: string, request?: RequestInit): Promise<Response> {
  return alone ? (await house()).ask(path, request) : fetch(path, request)
}

export function socketTo(path: string): Socket {
  if (alone) return new Posted(path)
  const { protocol, host } = window.location
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`)
}

/** A connection to the house in our worker. */
class Posted implements Socket {
  readyState: Socket['readyState'] = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #house: Promise<typeof import('../alone/house')>

  constructor(path: string) {
    this.#house = house()
    void this.#house.then(async ({ connect }) => {
      await connect(path, (data) => this.#heard(data))
      if (this.readyState !== WebSocket.CONNECTING) return
      this.readyState = WebSocket.OPEN
      this.onopen?.call(this as never, new Event('open'))
    })
  }

  #heard(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.call(this as never, new MessageEvent('message', { data }))
  }

  send(text: string): void {
    void this.#house.then(({ hear }) => hear(text))
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
  }
}
