/** A saved game as its lines: what stands before the choices, and the choices, with what else stands among them. */
export class Written {
  readonly #head: string[]
  readonly #body: string[]
  /** So many choices were made whenever a person was asked: there one can stand. */
  readonly stops: number[]

  constructor(text: string) {
    // Remarks say where bots sat; here whoever reads answers for all.
    const lines = text
      .trim()
      .split(/\r?\n/)
      .filter((line) => !line.startsWith('#'))
    const end = lines.indexOf('')
    this.#head = end < 0 ? lines : lines.slice(0, end)
    this.#body = end < 0 ? [] : lines.slice(end + 1)
    const choices = this.#body.filter(isChoice)
    const asked = choices.map((line, at) => (isChance(line) ? -1 : at)).filter((at) => at >= 0)
    this.stops = [...asked, choices.length]
  }

  get game(): string {
    return (
      this.#head
        .find((line) => line.startsWith('game:'))
        ?.slice(5)
        .trim() ?? ''
    )
  }

  /** The stop at or before so many choices; the last one if nobody says how many. */
  stop(at: number | null): number {
    const found = at === null ? -1 : this.stops.findLastIndex((stop) => stop <= at)
    return found < 0 ? (at === null ? this.stops.length - 1 : 0) : found
  }

  /** The game up to a stop, as a file. Who gave up, gave up at the end. */
  upTo(stop: number): string {
    const most = this.stops[stop]!
    const whole = stop === this.stops.length - 1
    let choices = 0
    const body = this.#body.filter((line) => (isChoice(line) ? choices++ < most : choices <= most))
    const head = this.#head.filter((line) => whole || !line.startsWith('gave up:'))
    return [...head, '', ...body, ''].join('\n')
  }
}

const isChoice = (line: string) => line !== '' && !line.startsWith('=')
const isChance = (line: string) => line.startsWith('*')
