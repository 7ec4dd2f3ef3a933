import type { BoardModule, Fact, Now } from 'regnum/board'
import { fileAt } from '../wire/ends'
import type { GameFacts } from '../wire/types'
import { words } from '../words/index.svelte'

/** The version of boards that this page can mount. */
export const VERSION = 1

const fetched = new Map<string, Promise<BoardModule>>()

/** The board of a game, fetched when it is needed; undefined if its package brings none. */
export async function boardOf({ browser }: GameFacts): Promise<BoardModule | undefined> {
  if (!browser) return undefined
  let known = fetched.get(browser.script)
  if (!known) {
    known = fetchBoard(browser)
    known.catch(() => fetched.delete(browser.script))
    fetched.set(browser.script, known)
  }
  return known
}

async function fetchBoard({ script, style }: NonNullable<GameFacts['browser']>): Promise<BoardModule> {
  const [module] = await Promise.all([
    import(/* @vite-ignore */ new URL(fileAt(script), document.baseURI).href) as Promise<BoardModule>,
    style ? fetchStyle(style) : undefined
  ])
  const { version, mount } = module as { version: unknown; mount: unknown }
  if (version !== VERSION) throw new TypeError(`version ${String(version)}, expected ${VERSION}`)
  if (typeof mount !== 'function') throw new TypeError('there is no mount(element, api)')
  return module
}

function fetchStyle(href: string): Promise<void> {
  return new Promise((done, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fileAt(href) })
    link.onload = () => done()
    link.onerror = () => failed(new Error(`${href} cannot be read`))
    document.head.append(link)
  })
}

/** A game's board at a table. One that fails is named in a sentence, and the plain one takes its place. */
export class Drawing {
  module = $state.raw<BoardModule | undefined>(undefined)
  broken = $state('')
  #title = ''

  async fetch(facts: GameFacts): Promise<void> {
    this.#title = facts.title
    await boardOf(facts).then(
      (found) => (this.module = found),
      (why) => this.fail(why)
    )
  }

  fail(why: unknown): void {
    console.error(why)
    this.module = undefined
    this.broken = words.t.play.brokenBoard(this.#title, String(why))
  }

  score(now: Now, seat: number): number | null {
    return this.#asked((module) => module.score?.(now, seat)) ?? now.result?.scores[seat] ?? null
  }

  facts(now: Now, seat: number): Fact[] {
    return this.#asked((module) => module.facts?.(now, seat)) ?? []
  }

  #asked<Answer>(what: (module: BoardModule) => Answer): Answer | undefined {
    try {
      return this.module && what(this.module)
    } catch (why) {
      queueMicrotask(() => this.fail(why))
      return undefined
    }
  }
}
