import { companionsOf } from '../hot-seat/companions'
import { notices } from '../shell/notices.svelte'
import { words } from '../words/index.svelte'
import type { ByItself } from './by-itself.svelte'
import type { Playing } from './playing.svelte'

/** Taking back what was chosen by hand last, with what was answered by itself since. */
export class TakingBack {
  constructor(
    private readonly playing: Playing,
    private readonly byItself: ByItself
  ) {}

  /** Whether it can be done without asking anybody. */
  get freely(): boolean {
    return this.#free || Boolean(this.playing.shown?.undo.may_ask && !this.#others)
  }

  /** Whether the others can be asked: once it is known that they have to be. */
  get byAsking(): boolean {
    const { free, may_ask } = this.playing.shown?.undo ?? { free: false, may_ask: false }
    return may_ask && (free === false || Boolean(this.byItself.given))
  }

  /** Whether the server takes it back at once. */
  get #free(): boolean {
    return Boolean(this.playing.shown?.undo.free && !this.byItself.given)
  }

  /** Whether somebody else has a say: bots agree to everything. */
  get #others(): boolean {
    const { table } = this.playing
    if (!table || companionsOf(table).length) return false
    const others = table.seats.filter(({ seat }) => seat !== table.mine)
    return others.some(({ persons }) => persons.some(({ account, bot }) => account && !bot))
  }

  undo(): void {
    const { shown } = this.playing
    if (!shown) return
    this.byItself.stop()
    if (this.#free) void notices.attempt(this.playing.act('undo'))
    else if (shown.undo.may_ask) {
      const asking = this.#ask(this.byItself.given + 1)
      void notices.attempt(asking.then(() => this.#others && notices.say(words.t.play.asked)))
    }
  }

  /** Take back so many answers, and the lesson goes on. */
  toTheLesson(answers: number): void {
    this.byItself.stop()
    void notices.attempt(this.#ask(answers))
  }

  #ask(answers: number): Promise<unknown> {
    return this.playing.act('ask', { for: 'undo', answers })
  }
}
