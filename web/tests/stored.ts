import { readFileSync } from 'node:fs'
import { mount, unmount, flushSync } from 'svelte'
import type { BoardApi, Moment, Now, Player } from 'regnum/board'
import type { Board, BoardExports } from '../src/board/props'
import { Choosing } from '../src/play/choosing.svelte'
import { Time } from '../src/play/time'
import { World } from '../src/play/world'
import type { GameFacts, Offer, Options, Schema, Update, View } from '../src/wire/types'

/** An update of a game whose views are known. */
export type Shown<V = View> = Update & { view: V }

/** What stays the same as long as a board is there. */
export function api(): BoardApi {
  return {
    version: 1,
    time: new Time(() => 1),
    explain: () => undefined,
    sound: () => undefined,
    arms: () => ({ colour: '', outline: '', figure: '' })
  }
}

interface Stored<V = View, Data = unknown> {
  facts: GameFacts
  schema: Schema
  data: Data
  options: Options
  names: string[]
  questions: Record<string, Shown<V>>
  events: Record<string, { before: Shown<V>; after: Shown<V> }>
}

/** What `record.py` has stored of a game. */
export function stored<V = View, Data = unknown>(game: string): Stored<V, Data> & { world: World<Data> } {
  const found = JSON.parse(readFileSync(`tests/stored/${game}.json`, 'utf8')) as Stored<V, Data>
  return { ...found, world: new World(found.facts, found.schema, found.data) }
}

/** A choosing that remembers what was sent. */
export function chooser(update: Update, weighty = false): { choosing: Choosing; sent: Offer[] } {
  const sent: Offer[] = []
  const choosing = new Choosing((_question, offer) => {
    sent.push(offer)
    return Promise.resolve()
  })
  choosing.ask(update.asked, weighty)
  return { choosing, sent }
}

export function playersIn(names: string[], update: Update): Player[] {
  return names.map((name, seat) => ({
    seat,
    name,
    persons: [{ name, me: seat === update.seat, presence: seat > 0 ? null : 'here', bot: seat > 0 }],
    bot: seat ? 'Knight' : null,
    me: seat === update.seat,
    guest: false,
    conceded: false,
    waiting: update.waiting.includes(seat)
  }))
}

/** A stored moment as boards are told it. */
export function nowOf<V, Data>(
  game: ReturnType<typeof stored<V, Data>>,
  update: Shown<V>,
  choosing = chooser(update).choosing,
  options = game.options
): Now<V, Data> {
  const { view, seat, asking, result } = update
  const players = playersIn(game.names, update)
  return { world: game.world, view, seat, players, options, asking, choosing, result, still: true, language: 'en' }
}

/** A board on a stored moment, in a document of its own. */
export function show<V, Data>(
  Board: Board<V, Data>,
  game: ReturnType<typeof stored<V, Data>>,
  update: Shown<V>,
  choosing: Choosing,
  options: Options = game.options
): { board: BoardExports<V>; page: HTMLElement; close: () => void } {
  document.body.replaceChildren()
  const board = mount(Board, {
    target: document.body,
    props: { ...nowOf(game, update, choosing, options), ...api() }
  })
  flushSync()
  return { board, page: document.body, close: () => void unmount(board) }
}

export function momentOf<V>(game: Stored<V>, event: string): Moment<V> & { before: Shown<V>; after: Shown<V> } {
  const { before, after } = game.events[event]!
  return { before, after, lines: after.log.lines, log: after.log.lines }
}

/** Everything on the page that can be chosen, by its label. */
export function buttons(page: HTMLElement): Map<string, Element> {
  const found = [...page.querySelectorAll('button, [role=button]')]
  return new Map(found.map((one) => [one.getAttribute('aria-label') ?? one.textContent!.trim(), one]))
}

/** The button that chooses an offer: its label begins with the sentence. */
export function buttonFor(page: HTMLElement, offer: Offer): Element {
  const found = [...buttons(page)].find(([label]) => label.startsWith(offer.sentence))
  if (!found) throw new Error(`nothing on the page chooses: ${offer.sentence}`)
  return found[1]
}

export function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
