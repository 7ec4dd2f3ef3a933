import { notices } from '../shell/notices.svelte'
import { router } from '../shell/router.svelte'
import { session } from '../shell/session.svelte'
import { api } from '../wire/http'
import type { GameFacts, NewTable } from '../wire/types'
import { contribution } from './contribution'

/** One click: me and bots, of middling strength unless said otherwise, at a table with the usual number of players. */
export async function playNow(
  game: GameFacts,
  { replace = false, bot = game.bots[Math.floor(game.bots.length / 2)]?.level } = {}
): Promise<void> {
  const table: NewTable = {
    game: game.game,
    players: game.players.usual,
    options: {},
    seats: Array.from({ length: game.players.usual }, (_, seat) =>
      seat === 0 ? { for: 'me' as const } : { for: 'bot' as const, bot }
    ),
    listed: false,
    pace: 'live',
    clock: { kind: 'none' },
    start: 'full'
  }
  await found(table, { replace })
}

/** The table that a terminal wished for. */
export async function claim(wish: string, { replace = false } = {}): Promise<void> {
  const made = await notices.attempt(session.someone().then(() => api.claim(wish)))
  router.go(made ? `/table/${made.table}` : '/', { replace })
}

/** Go on with a game from a file, with bots or with all its people at this screen; one that is over is looked back on. */
export async function bring(file: File, people: 'one' | 'all'): Promise<void> {
  const text = await file.text()
  const made = await notices.attempt(session.someone().then(() => api.bring(text, people)))
  if (made) router.go(`/${made.status === 'over' ? 'replay' : 'table'}/${made.table}`)
}

/** A guided first game. */
export async function learn({ game }: GameFacts, { replace = false } = {}): Promise<void> {
  const made = await notices.attempt(session.someone().then(() => api.learn(game)))
  if (made) router.go(`/table/${made.table}`, { replace })
}

/** Create a table and go there. */
export async function found(table: NewTable, { replace = false } = {}): Promise<void> {
  const made = await notices.attempt(
    session.someone().then(() => api.create({ ...table, contribution: contribution() }))
  )
  if (made) router.go(`/table/${made.table}`, { replace })
}
