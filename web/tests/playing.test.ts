import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Playing } from '../src/play/playing.svelte'
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
  onclose?: () => void
  onmessage?: (message: { data: string }) => void

  constructor() {
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
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
  await vi.advanceTimersByTimeAsync(600)
  expect(playing.shown!.number).toBe(2)
  await vi.advanceTimersByTimeAsync(600)
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
  await vi.advanceTimersByTimeAsync(600)
  expect(playing.shown!.number).toBeGreaterThan(20)
  expect(playing.lines.length).toBe(playing.shown!.number)
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
