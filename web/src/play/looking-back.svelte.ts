import { notices } from '../shell/notices.svelte'
import { api } from '../wire/http'
import type { Past } from '../wire/types'
import { Choosing } from './choosing.svelte'

/** Looking back while playing: what I could see so far, decision by decision, and back to now. */
export class LookingBack {
  past = $state.raw<Past | null>(null)
  /** Nothing can be chosen in the past. */
  readonly choosing = new Choosing(() => Promise.resolve())
  #asked = 0

  constructor(readonly table: string) {}

  /** How it stood after so many decisions. */
  go = async (at?: number): Promise<void> => {
    const mine = ++this.#asked
    const last = this.past?.choices ?? Infinity
    const found = await notices.attempt(api.past(this.table, at === undefined ? at : Math.max(0, Math.min(last, at))))
    if (found && mine === this.#asked) this.past = found
  }

  /** Return. */
  now = (): void => {
    this.#asked += 1
    this.past = null
  }
}
