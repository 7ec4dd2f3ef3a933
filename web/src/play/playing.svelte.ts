import { api, manner, Refused } from '../wire/http'
import { live } from '../wire/live'
import type { ChatLine, Frame, Line, Message, Table, Update, View } from '../wire/types'
import type { Moment } from 'regnum/board'
import { companionsOf } from '../hot-seat/companions'
import { momentsOf } from './steps'
import { Time } from './time'

/** How long a moment stays before the next one is shown, in milliseconds. */
const PACE = 800
/** With more moments than this waiting we have been away: show where things stand. */
const FAR_BEHIND = 40

/** One table as this browser sees it: it opens itself anew after every reconnect, and shows moments one after the other. */
export class Playing {
  table = $state.raw<Table | null>(null)
  shown = $state.raw<Update | null>(null)
  /** The newest update that came, perhaps not shown yet. */
  newest = $state.raw<Update | null>(null)
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  connected = $state(true)
  refused = $state<string | null>(null)

  /** Performs a moment before it is shown. */
  perform: ((moment: Moment) => Promise<void>) | null = null
  /** Whether something is being shown that was told already. */
  running = $state(false)
  /** How things stood, and how long the log was, when I had last answered. */
  since = $state.raw<{ view: View; told: number } | null>(null)
  /** Told when something was taken back. */
  wentBack: () => void = () => undefined

  /** Through whose eyes this screen looks where several play at it; null: what everybody may see. */
  companion = $state<number | null>(null)
  /** Who had the screen before. */
  previous = $state<number | null>(null)

  readonly time: Time
  #kept = new Map<number | null, Pick<Playing, 'shown' | 'lines' | 'since'> & { last: number }>()
  #queue: Update[] = []
  #last = 0
  #stop: (() => void)[] = []
  /** Those who wait until the table is open again. */
  #entered: (() => void)[] = []

  /** `pace` is what pauses are multiplied by. */
  constructor(
    readonly id: string,
    pace: () => number = () => 1
  ) {
    this.time = new Time(pace)
  }

  open(): void {
    live.connect()
    this.#stop = [
      live.hear((frame) => this.#receive(frame)),
      live.greet(() => void this.#enter()),
      live.watch((open) => (this.connected = open))
    ]
    document.addEventListener('visibilitychange', this.#look)
  }

  async #enter(): Promise<void> {
    try {
      const chat = this.chat.at(-1)?.line ?? 0
      await live.ask({ do: 'open', table: this.id, last: this.#last, chat, companion: this.companion })
    } catch (why) {
      if (live.open) this.refused = (why as Error).message
      return
    }
    if (document.visibilityState === 'hidden') this.#look()
    this.#entered.splice(0).forEach((entered) => entered())
  }

  /** Those at the table see whether I look at it. */
  readonly #look = (): void => live.send({ do: 'look', table: this.id, on: document.visibilityState === 'visible' })

  /** Give the screen to somebody else of those who play at it, who see at once where things stand. */
  async sit(companion: number | null): Promise<void> {
    const { shown, lines, since } = this
    this.#kept.set(this.companion, { shown, lines, since, last: this.#last })
    const kept = this.#kept.get(companion) ?? { shown: null, lines: [], since: null, last: 0 }
    if (this.companion !== null) this.previous = this.companion
    this.companion = manner.companion = companion
    this.#queue = []
    this.#last = kept.last
    this.shown = kept.shown
    this.lines = kept.lines
    this.since = kept.since
    if (kept.shown) this.time.hasten()
    await this.#enter()
  }

  close(): void {
    manner.companion = null
    this.#stop.forEach((stop) => stop())
    document.removeEventListener('visibilitychange', this.#look)
    live.send({ do: 'close', table: this.id })
    this.#queue = []
    this.time.hasten()
  }

  /** Show at once where things stand. */
  forward(): void {
    this.time.hasten()
  }

  /**
   * Answer a question, now or as soon as the connection is back. What may have been lost on the way is sent again only
   * if the question is still open; the server takes one answer to it, whatever happens.
   */
  async choose(question: number, choice: string): Promise<void> {
    for (let sent = false; ; sent = true) {
      if (!live.open) await new Promise<void>((entered) => this.#entered.push(entered))
      if (sent && this.newest?.asked?.question !== question) return
      try {
        await live.ask({ do: 'choose', table: this.id, question, choice, companion: this.companion })
        return
      } catch (why) {
        if (!(why instanceof Refused) || why.refusal.code !== 'away') throw why
      }
    }
  }

  /** Do something at this table: over the socket, or over HTTP while there is none. */
  async act(what: Message['do'], body: Record<string, unknown> = {}): Promise<unknown> {
    const said = { companion: this.companion, ...body }
    if (live.open) return live.ask({ ...said, do: what, table: this.id } as Message)
    return api.act(this.id, what, said as Record<string, number | string | null>)
  }

  #receive(frame: Frame): void {
    if (frame.kind === 'table' && frame.table === this.id) this.table = frame
    if (frame.kind === 'chat' && frame.table === this.id) this.#hear(frame.lines)
    if (frame.kind === 'undo' && frame.table === this.id) this.#mayUndo(frame.number, frame.undo)
    if (frame.kind === 'update' && frame.table === this.id && this.#isMine(frame)) this.#arrive(frame)
  }

  /** Whether it was told for whoever has the screen now, and not for somebody before them. */
  #isMine({ seat, person }: Update): boolean {
    const here = this.table && companionsOf(this.table)
    if (!here?.length) return true
    const now = here.find((one) => one.companion === this.companion)
    return seat === (now?.seat ?? null) && person === (now?.person ?? null)
  }

  #hear(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.line ?? 0
    this.chat = [...this.chat, ...lines.filter((line) => line.line > last)]
  }

  #arrive(update: Update): void {
    this.#last = Math.max(this.#last, update.number)
    this.refused = null
    this.newest = update
    const moments = momentsOf(update)
    if (this.shown || this.running) this.#queue.push(...moments)
    else {
      // Whoever comes in sees where things stand, and what they missed is marked.
      const mine = moments.findLast(({ by, seat }) => by && by.seat === seat) ?? moments[0]!
      this.since = { view: mine.view, told: mine.told }
      this.#queue.push(moments.at(-1)!)
      this.lines = update.log.lines.slice(0, moments.at(-1)!.log.from)
    }
    if (!this.running) void this.#run()
  }

  /** What may be taken back is sometimes found out a little later. */
  #mayUndo(number: number, undo: Update['undo']): void {
    const told = (update: Update) => (update.number === number ? { ...update, undo } : update)
    this.#queue = this.#queue.map(told)
    if (this.shown) this.shown = told(this.shown)
  }

  async #run(): Promise<void> {
    this.running = true
    while (this.#queue.length) {
      while (this.#queue.length > FAR_BEHIND) this.#show(this.#queue.shift()!)
      const next = this.#queue.shift()!
      this.time.begin()
      await this.#performed(next)
      const news = this.#show(next)
      // Whatever I am asked comes at once; the next move of somebody else waits until this one was seen.
      if (news && (this.#queue.length || !next.asked)) await this.time.wait(PACE)
    }
    this.time.rest()
    this.running = false
  }

  async #performed(next: Update): Promise<void> {
    const before = this.shown
    const goesOn = next.log.from >= this.lines.length
    if (!before || !goesOn || !this.perform || this.time.hasty) return
    try {
      await this.time.until(this.perform({ before, after: next, lines: next.log.lines, log: this.#logWith(next) }))
    } catch (broken) {
      console.error(broken)
    }
  }

  /** Whether something could be seen to happen. */
  #show(update: Update): boolean {
    const wentBack = update.log.from < this.lines.length
    if (wentBack) this.wentBack()
    if (this.shown && (wentBack || update.by?.seat === update.seat))
      this.since = { view: update.view, told: update.told }
    this.lines = this.#logWith(update)
    this.shown = update
    return update.log.lines.length > 0
  }

  #logWith({ log }: Update): Line[] {
    return [...this.lines.slice(0, log.from), ...log.lines]
  }
}
