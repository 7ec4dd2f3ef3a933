import type { World as Told } from 'regnum/board'
import { api } from '../wire/http'
import type { GameFacts, Schema, Table } from '../wire/types'

/** What the numbers of a table mean and are called, on its own board and in the reader's language. */
export class World<Data = unknown> implements Told<Data> {
  constructor(
    readonly facts: GameFacts,
    readonly schema: Schema,
    /** The data that the table is played with: maps, cards, polygons. */
    readonly data: Data
  ) {}

  static async of({ table, game }: Pick<Table, 'table' | 'game'>): Promise<World> {
    const [facts, schema, data] = await Promise.all([api.game(game), api.schema(table), api.data(table)])
    return new World(facts, schema, data)
  }

  /** Of a game that nobody plays yet, on its own board. */
  static async ofGame(game: string): Promise<World> {
    const [facts, schema, data] = await Promise.all([api.game(game), api.gameSchema(game), api.gameData(game)])
    return new World(facts, schema, data)
  }

  get game(): string {
    return this.facts.game
  }

  get title(): string {
    return this.facts.title
  }

  /** The word of the rules for a number of some kind: `word('character', 0)` is `alienor`. */
  word(kind: string, number: number): string {
    return this.schema.words[kind]?.[number]?.word ?? String(number)
  }

  /** What people call a number of some kind: `name('character', 0)` is `Aliénor`. */
  name(kind: string, number: number): string {
    return this.schema.words[kind]?.[number]?.name ?? String(number)
  }

  /** What is printed on it, like the text of a law, or what it does; empty if nobody says. */
  text(kind: string, number: number): string {
    return this.schema.words[kind]?.[number]?.text ?? ''
  }

  /** What people call a word of the rules: `called('place', 'court')` is `Court`. */
  called(kind: string, word: string): string {
    return this.schema.words[kind]?.find((one) => one.word === word)?.name ?? word
  }

  /** The number of a word, -1 if there is none. */
  number(kind: string, word: string): number {
    return this.schema.words[kind]?.findIndex((one) => one.word === word) ?? -1
  }

  /** How many things of a kind there are. */
  count(kind: string): number {
    return this.schema.words[kind]?.length ?? 0
  }

  botTitle(level: string): string {
    return this.facts.bots.find((bot) => bot.level === level)?.title ?? level
  }
}
