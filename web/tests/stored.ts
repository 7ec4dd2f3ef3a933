import { readFileSync } from 'node:fs'
import { mount, unmount, flushSync, type Component } from 'svelte'
import { Choosing } from '../src/play/choosing.svelte'
import type { BoardExports, BoardProps, Moment, Player, Shown } from '../src/play/contract'
import { Time } from '../src/play/time'
import { World } from '../src/play/world'
import type { GameFacts, Offer, Options, Schema, Update, View } from '../src/wire/types'

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

/** A board on a stored moment, in a document of its own. */
export function show<V, Data>(
  Board: Component<BoardProps<V, Data>, BoardExports<V>>,
  game: ReturnType<typeof stored<V, Data>>,
  update: Shown<V>,
  choosing: Choosing,
  options: Options = game.options
): { board: BoardExports<V>; page: HTMLElement; close: () => void } {
  document.body.replaceChildren()
  const board = mount(Board, {
    target: document.body,
    props: {
      world: game.world,
      view: update.view,
      seat: update.seat,
      players: playersIn(game.names, update),
      options,
      asking: update.asking,
      choosing,
      result: update.result,
      still: true,
      time: new Time(() => 1),
      explain: () => undefined
    }
  })
  flushSync()
  return { board, page: document.body, close: () => void unmount(board) }
}

export function momentOf<V>(game: Stored<V>, event: string): Moment<V> {
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
