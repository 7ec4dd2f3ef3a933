import { api } from '../wire/http'
import { live } from '../wire/live'
import type { Me } from '../wire/types'
import { words } from '../words/index.svelte'

/** Under this the browser remembers the guest whom we have given a name. */
const NAMELESS = 'regnum.nameless'
const CHANGED = 'regnum.changed'

/** Who sits at this browser. */
class Session {
  me = $state.raw<Me | null>(null)
  known = $state(false)

  constructor() {
    live.whenSignedOut(() => void this.load().catch(() => undefined))
    window.addEventListener('storage', ({ key }) => key === CHANGED && void this.load().then(() => live.renew()))
  }

  async load(): Promise<void> {
    this.me = await api.me()
    this.known = true
  }

  /** Whoever wants to play at once is a guest, with a name that can be changed later. */
  async someone(name?: string): Promise<Me> {
    if (!this.known) await this.load()
    if (!this.me) {
      this.me = name ? await api.guest(name) : await nameless()
      if (!name) localStorage.setItem(NAMELESS, this.me!.account)
      live.renew()
      this.#tellWindows()
    }
    return this.me!
  }

  /** Whether nobody has said yet what to call whoever is here. */
  get nameless(): boolean {
    return !this.me || (this.me.guest && localStorage.getItem(NAMELESS) === this.me.account)
  }

  /** Be called so from now on: as a new guest, or with another name. */
  async beCalled(name: string): Promise<void> {
    if (this.me && this.me.name !== name) this.become(await api.change({ name }))
    else await this.someone(name)
    localStorage.removeItem(NAMELESS)
  }

  /** Whether whoever is here may go: guests can never come back, and are told what that means. */
  mayGo(why: string): boolean {
    return !this.me?.guest || confirm(why)
  }

  /** After anything that changes who we are. */
  become(me: Me | null): void {
    this.me = me
    this.known = true
    live.renew()
    this.#tellWindows()
  }

  /** Other windows of this browser hear that somebody else is here now, and agree. */
  #tellWindows(): void {
    localStorage.setItem(CHANGED, String(Date.now()))
  }
}

/** A guest who has not said a name; one that an account has already gets a number. */
async function nameless(): Promise<Me | null> {
  const name = guestName()
  return api.guest(name).catch(() => api.guest(`${name} ${2 + Math.floor(Math.random() * 98)}`))
}

export function guestName(): string {
  const names = words.t.guests
  return names[Math.floor(Math.random() * names.length)]!
}

export const session = new Session()
