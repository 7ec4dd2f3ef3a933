import { api } from '../wire/http'
import type { GameFacts, Hindrance, OptionFacts, Options, OptionValue, Possible } from '../wire/types'

/** The players and options of a table to be: what was chosen, what follows from it, and what is not possible. */
export class Configuring {
  players = $state(0)
  /** What somebody chose, in that order. */
  given = $state.raw<Options>({})
  /** Every option as it would be. */
  settled = $state.raw<Options>({})
  trouble = $state.raw<Hindrance | null>(null)
  #hindered = $state.raw<Possible['hindered']>([])
  #known = new Map<string, Promise<Possible>>()
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

  /** Many options at once, instead of all that were chosen before. */
  choose(options: Options, players = this.players): void {
    this.players = players
    this.given = options
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

  hindrance(what: string, value: OptionValue): Hindrance | undefined {
    return this.#hindered.find((one) => one.what === what && one.value === value)
  }

  /** The values of an option that may be chosen now. */
  values(option: OptionFacts): OptionFacts['values'] {
    return option.values.filter(({ value }) => !this.hindrance(option.name, value))
  }

  /** Whether these options are what was chosen. */
  isChosen(options: Options): boolean {
    return this.#told(options) === this.#told(this.given)
  }

  /** What differs from what the rulebook takes for granted. */
  changes(options: Options): OptionFacts[] {
    return this.facts.options.filter(
      ({ name, default: usual }) => name in options && JSON.stringify(options[name]) !== JSON.stringify(usual)
    )
  }

  #told(options: Options): string {
    return JSON.stringify(this.changes(options).map(({ name }) => [name, options[name]]))
  }

  async #settle(): Promise<void> {
    const turn = ++this.#turn
    const { players } = this
    let given = this.given
    let found = await this.#ask(players, given)
    // What was chosen first yields to what was chosen last.
    for (const name of Object.keys(given)) {
      if (!found.trouble) break
      const { [name]: _, ...fewer } = given
      given = fewer
      found = await this.#ask(players, given)
    }
    if (turn !== this.#turn) return
    this.given = given
    this.trouble = found.trouble
    if (!found.trouble) this.settled = found.options
    this.#hindered = found.hindered
  }

  #ask(players: number, options: Options): Promise<Possible> {
    const key = JSON.stringify([players, options])
    let known = this.#known.get(key)
    if (!known) {
      known = api.possible(this.facts.game, players, options).catch(() => {
        // Only the rules forbid; a busy server is asked again when the table is made.
        this.#known.delete(key)
        return { options, trouble: null, hindered: [] }
      })
      this.#known.set(key, known)
    }
    return known
  }
}
