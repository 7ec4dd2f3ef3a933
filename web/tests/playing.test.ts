import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Playing } from '../src/play/playing.svelte'
import { changedPlaces, placesIn } from '../src/play/steps'
import { Time } from '../src/play/time'
import { live } from '../src/wire/live'
import type { Frame, Update } from '../src/wire/types'
import { stored } from './stored'

const game = stored('vive-le-roi')

/** A socket that the test holds the other end of. */
class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onclose?: (closed: { code: number }) => void
  onmessage?: (message: { data: string }) => void

  constructor() {
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.({ code: 1006 })
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const update = (number: number, from: number, count: number): Update => ({
  ...game.questions.who_moves!,
  number,
  by: null,
  told: from + count,
  steps: [],
  log: {
    from,
    lines: Array.from({ length: count }, (_, i) => ({
      ...game.events.moved!.after.log.lines[0]!,
      number,
      sentence: `${from + i}`
    }))
  }
})

let playing: Playing

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  live.renew()
  playing = new Playing('stored')
  playing.open()
  if (FakeSocket.last.readyState !== 1) FakeSocket.last.open()
})

afterEach(() => {
  playing.close()
  FakeSocket.last.onclose = undefined
  live.renew()
  vi.useRealTimers()
})

test('after a lost connection the table is opened again with the last number', async () => {
  FakeSocket.last.say(update(7, 0, 3))
  await vi.advanceTimersByTimeAsync(0)
  const first = FakeSocket.last
  first.close()
  expect(playing.connected).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.last).not.toBe(first)
  FakeSocket.last.open()
  expect(playing.connected).toBe(true)
  expect(FakeSocket.last.sent).toContainEqual(expect.objectContaining({ do: 'open', table: 'stored', last: 7 }))
})

test('moments are shown one after the other', async () => {
  FakeSocket.last.say(update(1, 0, 1))
  FakeSocket.last.say(update(2, 1, 1))
  FakeSocket.last.say(update(3, 2, 1))
  await vi.advanceTimersByTimeAsync(0)
  expect(playing.shown!.number).toBe(1)
  await vi.advanceTimersByTimeAsync(900)
  expect(playing.shown!.number).toBe(2)
  await vi.advanceTimersByTimeAsync(900)
  expect(playing.lines.map((line) => line.sentence)).toEqual(['0', '1', '2'])
})

test('an undo takes lines of the log away', async () => {
  FakeSocket.last.say(update(1, 0, 5))
  FakeSocket.last.say(update(2, 2, 0))
  await vi.advanceTimersByTimeAsync(2000)
  expect(playing.lines.length).toBe(2)
})

test('whoever was away long sees at once where things stand', async () => {
  for (let i = 1; i <= 80; i++) FakeSocket.last.say(update(i, i - 1, 1))
  await vi.advanceTimersByTimeAsync(900)
  expect(playing.shown!.number).toBeGreaterThan(20)
  expect(playing.lines.length).toBe(playing.shown!.number)
})

test('a board that never finishes holds up nobody; one that waits for a reader may take its time', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  FakeSocket.last.say(update(1, 0, 2))
  await vi.advanceTimersByTimeAsync(0)
  playing.perform = () => playing.time.read()
  FakeSocket.last.say(update(2, 2, 1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(playing.shown?.number).toBe(1)
  playing.time.skip()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(playing.shown?.number).toBe(2)
  expect(warned).not.toHaveBeenCalled()
  playing.perform = () => new Promise(() => undefined)
  FakeSocket.last.say(update(3, 3, 1))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(playing.shown?.number).toBe(3)
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('a board performs a moment before it is shown', async () => {
  FakeSocket.last.say(update(1, 0, 1))
  await vi.advanceTimersByTimeAsync(0)
  let finish: (() => void) | undefined
  playing.perform = () => new Promise<void>((done) => (finish = done))
  FakeSocket.last.say(update(2, 1, 1))
  await vi.advanceTimersByTimeAsync(3000)
  expect(playing.shown!.number).toBe(1)
  finish!()
  await vi.advanceTimersByTimeAsync(0)
  expect(playing.shown!.number).toBe(2)
})

test('what may be taken back can be told later', async () => {
  FakeSocket.last.say(update(4, 0, 1))
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.last.say({ kind: 'undo', table: 'stored', number: 4, undo: { free: true, may_ask: true } })
  expect(playing.shown!.undo.free).toBe(true)
})

/** One update that tells of three decisions; the first of them is mine. */
function threeSteps(): Update {
  const last = update(4, 1, 3)
  const step = (number: number, seat: number, round: number) => ({
    ...last,
    number,
    by: { seat, verb: 'move' },
    told: number,
    view: { ...last.view, round }
  })
  return { ...last, ...step(4, 2, 4), steps: [step(2, 0, 2), step(3, 1, 3)] }
}

test('an update that tells several decisions is shown one after the other, each with its own lines', async () => {
  FakeSocket.last.say(update(1, 0, 1))
  await vi.advanceTimersByTimeAsync(0)
  const seen: unknown[] = []
  playing.perform = async ({ after, lines }) => {
    seen.push([(after as Update).number, after.view.round, lines.map((line) => line.sentence)])
    await playing.time.wait(1000)
  }
  FakeSocket.last.say(threeSteps())
  await vi.advanceTimersByTimeAsync(1100)
  expect(playing.shown!.number).toBe(2)
  expect(playing.shown!.asked).toBeNull()
  await vi.advanceTimersByTimeAsync(9000)
  expect(seen).toEqual([
    [2, 2, ['1']],
    [3, 3, ['2']],
    [4, 4, ['3']]
  ])
  expect(playing.running).toBe(false)
})

test('what is being shown can be skipped, and all of it can be', async () => {
  FakeSocket.last.say(update(1, 0, 1))
  await vi.advanceTimersByTimeAsync(0)
  playing.perform = () => playing.time.wait(100_000)
  FakeSocket.last.say(threeSteps())
  await vi.advanceTimersByTimeAsync(0)
  playing.time.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(playing.shown!.number).toBe(2)
  playing.forward()
  await vi.advanceTimersByTimeAsync(0)
  expect(playing.shown!.number).toBe(4)
  expect(playing.lines.length).toBe(4)
  FakeSocket.last.say(update(5, 4, 1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(playing.shown!.number).toBe(4)
})

test('what changed since my last answer is known until I answer again', async () => {
  FakeSocket.last.say(update(1, 0, 1))
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.last.say(threeSteps())
  await vi.advanceTimersByTimeAsync(9000)
  expect(playing.since).toEqual({ view: expect.objectContaining({ round: 2 }), told: 2 })
  FakeSocket.last.say({ ...update(5, 4, 1), by: { seat: 0, verb: 'move' } })
  await vi.advanceTimersByTimeAsync(9000)
  expect(playing.since!.told).toBe(5)
})

test('whoever comes back sees where things stand at once, and knows what was missed', async () => {
  FakeSocket.last.say({ ...threeSteps(), log: update(4, 0, 4).log })
  await vi.advanceTimersByTimeAsync(0)
  expect(playing.shown!.number).toBe(4)
  expect(playing.lines.length).toBe(4)
  expect(playing.since!.told).toBe(2)
})

test('whatever must be read stays until somebody has read it, whatever the pace', async () => {
  const time = new Time(() => 0)
  let read = false
  void time.read().then(() => (read = true))
  await vi.advanceTimersByTimeAsync(100_000)
  expect(read).toBe(false)
  time.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toBe(true)
})

test('skipping an animation stops at what must be read', async () => {
  const time = new Time(() => 1)
  const done: string[] = []
  void (async () => {
    await time.wait(1000)
    await time.wait(1000)
    done.push('seen')
    await time.read()
    done.push('read')
  })()
  time.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['seen'])
})

test('places that changed are called as boards call them', () => {
  const { before, after } = game.events.moved!
  const { character } = after.log.lines.find(({ event }) => event === 'moved')!.numbers
  const word = game.world.word('character', character!)
  const changed = changedPlaces(game.world, before.view, after.view)
  expect(changed.some((places) => places.startsWith(`character:${word} place:`))).toBe(true)
  expect(changedPlaces(game.world, before.view, before.view)).toEqual([])
})

test('what comes onto the board is not marked space by space', () => {
  const { world, questions } = stored('krone-und-schwert')
  const { view } = Object.values(questions)[0]!
  const owner = view.owner as number[]
  const before = { ...view, owner: owner.map(() => -2) }
  const after = { ...view, owner: owner.map(() => -1) }
  expect(changedPlaces(world, before, after).length).toBeGreaterThan(0)
  expect(changedPlaces(world, before, after, ['owner=-2'])).toEqual([])
  expect(changedPlaces(world, after, { ...after, owner: owner.map(() => 0) }, ['owner=-2']).length).toBe(owner.length)
})

test('a change of cards that others play is not marked on mine', () => {
  const view = game.questions.which_vote!.view
  const shown = { ...view, shown_vote: (view.shown_vote as number[]).map(() => 0) }
  expect(changedPlaces(game.world, view, shown).filter((place) => place.includes('vote:'))).toEqual([])
})

test('a line of the log names the places it speaks of', () => {
  const line = game.events.moved!.after.log.lines.find(({ event }) => event === 'moved')!
  expect(placesIn(game.world, line)).toContain(`character:${game.world.word('character', line.numbers.character!)}`)
})

test('moves that come soon after one another are seen one by one all the same', async () => {
  const move = (number: number): Update => ({ ...update(number, number - 1, 1), asked: null })
  FakeSocket.last.say(move(1))
  await vi.advanceTimersByTimeAsync(100)
  FakeSocket.last.say(move(2))
  await vi.advanceTimersByTimeAsync(100)
  expect(playing.shown!.number).toBe(1)
  await vi.advanceTimersByTimeAsync(900)
  expect(playing.shown!.number).toBe(2)
})
