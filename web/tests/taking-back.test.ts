import { afterEach, expect, test, vi } from 'vitest'
import type { ByItself } from '../src/play/by-itself.svelte'
import type { Playing } from '../src/play/playing.svelte'
import { TakingBack } from '../src/play/taking-back'
import { notices } from '../src/shell/notices.svelte'
import { words } from '../src/words/index.svelte'

afterEach(() => {
  notices.list = []
})

/** Somebody on the first of two seats takes back what the other would have to agree to. */
async function tookBackBeside(other: { account: string | null; bot: string | null }): Promise<unknown[]> {
  const act = vi.fn(() => Promise.resolve())
  const seats = [{ account: 'anna', bot: null }, other].map((person, seat) => ({
    seat,
    persons: [{ ...person, companion: null }]
  }))
  const playing = { shown: { undo: { free: false, may_ask: true } }, table: { mine: 0, seats }, act }
  const byItself = { given: 0, stop: () => undefined }
  new TakingBack(playing as unknown as Playing, byItself as unknown as ByItself).undo()
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith('ask', { for: 'undo', answers: 1 }))
  await new Promise((done) => setTimeout(done))
  return notices.list.map(({ text }) => text)
}

test('only where a person has to agree the others are said to have been asked', async () => {
  expect(await tookBackBeside({ account: null, bot: 'lord' })).toEqual([])
  expect(await tookBackBeside({ account: 'bruno', bot: null })).toEqual([words.t.play.asked])
})
