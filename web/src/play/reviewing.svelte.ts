import { session } from '../shell/session.svelte'
import { api } from '../wire/http'
import type { ReviewSeen } from '../wire/types'

const PAUSE = 1000

/** The review of a game that is over: asked for, waited for, and then here. */
export class Reviewing {
  seen = $state.raw<ReviewSeen | null>(null)
  /** Whether it was asked for and did not succeed. */
  failed = $state(false)
  #next: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly table: string) {}

  get review() {
    return this.seen?.review ?? null
  }

  /** What part of it is done, while it is made. */
  get progress(): number | null {
    return this.review ? null : (this.seen?.progress ?? null)
  }

  look = async (): Promise<void> => {
    const before = this.progress
    this.#heard(await api.review(this.table))
    this.failed = before !== null && this.seen?.progress === null
  }

  ask = async (): Promise<void> => {
    this.failed = false
    await session.someone()
    this.#heard(await api.askForReview(this.table))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#next)
  }

  #heard(seen: ReviewSeen): void {
    this.seen = seen
    clearTimeout(this.#next)
    // A server that is away for a moment is asked again.
    const again = () => this.look().catch(() => this.#heard(seen))
    if (this.progress !== null && !this.#closed) this.#next = setTimeout(again, PAUSE)
  }
}
