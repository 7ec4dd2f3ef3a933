/** How long something may be shown without waiting for anything, in milliseconds. */
const FORGOTTEN = 10_000

/** Time at a table: whatever is shown waits by it, at each person's own pace, and can be cut short. */
export class Time {
  /** What is waited for now, each with how it ends. */
  #open = new Set<() => void>()
  #reading: (() => void) | null = null
  #waits = 0
  #skipped = false
  /** Whether nothing is shown on the way. */
  hasty = false

  /** `pace` is what pauses are multiplied by: 1 is calm, 0 is at once. */
  constructor(readonly given: () => number) {}

  get pace(): number {
    return this.hasty || this.#skipped ? 0 : this.given()
  }

  wait = (milliseconds: number): Promise<void> => {
    const long = milliseconds * this.pace
    this.#waits++
    return long > 0 ? this.#pause(long) : Promise.resolve()
  }

  /** Until somebody has read it, however long that takes; `most` is for those whom nobody waits for. */
  read = async (most = 0): Promise<void> => {
    this.#skipped = false
    this.#waits++
    if (this.hasty) return
    await new Promise<void>((done) => {
      this.#reading = done
      if (most) void this.#pause(most).then(done)
    })
    this.#reading = null
  }

  /** A new moment begins. */
  begin(): void {
    this.#skipped = false
  }

  /** To the end of what is being shown, or of what is being read. */
  skip = (): void => {
    this.#skipped = !this.#reading
    this.#reading?.()
    this.#wake()
  }

  /** Show nothing on the way until `rest`. */
  hasten(): void {
    this.hasty = true
    this.#reading?.()
    this.#wake()
  }

  /** Everything has been shown. */
  rest(): void {
    this.hasty = this.#skipped = false
  }

  /** Until something has been shown; or forgotten, if nobody waits by it for long: then it goes on without. */
  async until(shown: Promise<void> | undefined): Promise<void> {
    const done = new AbortController()
    await Promise.race([shown, this.#forgotten(done.signal)]).finally(() => done.abort())
  }

  #forgotten(stop: AbortSignal): Promise<void> {
    return new Promise((found) => {
      let before = -1
      const watch = setInterval(() => {
        if (before === this.#waits && !this.#open.size && !this.#reading) {
          console.warn('A board has not finished showing what happened; it goes on without it.')
          found()
        }
        before = this.#waits
      }, FORGOTTEN / 2)
      stop.addEventListener('abort', () => clearInterval(watch))
    })
  }

  #wake(): void {
    for (const wake of [...this.#open]) wake()
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer)
        this.#open.delete(wake)
        done()
      }
      const timer = setTimeout(wake, milliseconds)
      this.#open.add(wake)
    })
  }
}
