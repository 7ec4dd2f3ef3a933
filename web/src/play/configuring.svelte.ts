import { api, Refused } from '../wire/http'
import type { GameFacts, OptionFacts, Options, OptionValue } from '../wire/types'

/** Why something cannot be chosen. */
export interface Hindrance {
  reason: string
  clause: string
}

/**
 * The options of a table to be. The server alone knows which combinations the rules allow: everything that could be chosen
 * next is tried there beforehand, so that what is impossible cannot be chosen at all.
 */
export class Configuring {
  players = $state(0)
  /** What was chosen on purpose; the rest follows from it. */
  given = $state.raw<Options>({})
  /** Every option with its value. */
  settled = $state.raw<Options>({})
  hindrances = $state.raw<Record<string, Hindrance>>({})
  trouble = $state.raw<Hindrance | null>(null)
  #known = new Map<string, Promise<Options | Hindrance>>()
  #turn = 0

  constructor(readonly facts: GameFacts) {
    this.players = facts.players.usual
    void this.#settle()
  }

  setPlayers(players: number): void {
    this.players = players
    // Who sits there already stays as they are.
    const perSeat = this.facts.options.filter((option) => option.per_seat && option.name in this.given)
    this.given = { ...this.given, ...Object.fromEntries(perSeat.map((option) => [option.name, this.row(option)])) }
    void this.#settle()
  }

  set(name: string, value: OptionValue | OptionValue[]): void {
    const { [name]: _, ...others } = this.given
    this.given = { ...others, [name]: value }
    void this.#settle()
  }

  setSeat(option: OptionFacts, seat: number, value: OptionValue): void {
    const row = this.row(option)
    this.set(option.name, row.with(seat, value))
  }

  row(option: OptionFacts): OptionValue[] {
    const value = this.settled[option.name] ?? option.default
    const row = Array.isArray(value) ? value : [value]
    const usual = Array.isArray(option.default) ? option.values[0]!.value : option.default
    return Array.from({ length: this.players }, (_, seat) => row[seat] ?? usual)
  }

  hindrance(name: string, value: OptionValue | number): Hindrance | undefined {
    return this.hindrances[`${name}=${String(value)}`]
  }

  async #settle(): Promise<void> {
    const turn = ++this.#turn
    const { players } = this
    const given = await this.#repaired(players, this.given)
    const answer = await this.#check(players, given)
    if (turn !== this.#turn) return
    this.given = given
    this.trouble = isHindrance(answer) ? answer : null
    if (!isHindrance(answer)) this.settled = answer
    await this.#explore(turn)
  }

  /** What was chosen first yields to what was chosen last. */
  async #repaired(players: number, given: Options): Promise<Options> {
    let left = given
    for (const name of ['', ...Object.keys(given)]) {
      const { [name]: _, ...fewer } = left
      left = name ? fewer : left
      if (!isHindrance(await this.#check(players, left))) return left
    }
    return {}
  }

  async #explore(turn: number): Promise<void> {
    const { players, given, facts } = this
    const tries: [string, Promise<Options | Hindrance>][] = []
    for (let other = facts.players.least; other <= facts.players.most; other++) {
      tries.push([`players=${other}`, this.#check(other, {})])
    }
    for (const option of facts.options) {
      if (option.per_seat || option.values.length > 12) continue
      for (const { value } of option.values) {
        tries.push([`${option.name}=${String(value)}`, this.#check(players, { ...given, [option.name]: value })])
      }
    }
    const found: Record<string, Hindrance> = {}
    for (const [name, trying] of tries) {
      const answer = await trying
      if (isHindrance(answer)) found[name] = answer
    }
    if (turn === this.#turn) this.hindrances = found
  }

  #check(players: number, options: Options): Promise<Options | Hindrance> {
    const key = JSON.stringify([players, Object.entries(options).sort()])
    let known = this.#known.get(key)
    if (!known) {
      known = api.check(this.facts.game, players, options).then(
        (answer) => answer.options,
        (why: unknown) => {
          // Only the rules forbid; a busy server is asked again when the table is made.
          if (why instanceof Refused && why.refusal.code === 'illegal') return why.refusal
          this.#known.delete(key)
          return options
        }
      )
      this.#known.set(key, known)
    }
    return known
  }
}

function isHindrance(answer: Options | Hindrance): answer is Hindrance {
  return typeof answer.reason === 'string' && 'clause' in answer
}
