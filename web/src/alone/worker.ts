/** The worker in which a page's own house stands: it hands over what is asked, and what is answered and told. */
import { Bots } from './bots'
import { Device } from './device'
import type { FromWorker, ToWorker } from './house'
import { Memory } from './memory'
import { Python } from './python'

/** `regnum.server.alone.browser.Ends`. */
interface Ends {
  open(): Promise<void>
  ask(method: string, address: string, body: string): Promise<string>
  connect(language: string): void
  hear(text: string): void
}

const say = (message: FromWorker) => self.postMessage(message)
let ends: Promise<Ends>

async function opened(base: string, keeps: boolean): Promise<Ends> {
  const python = await Python.begun(base)
  const bots = new Bots(base)
  const browser = {
    device: keeps ? new Device() : new Memory(),
    bring: (game: string) => python.bring(game),
    think: (game: string, asked: string) => bots.think(game, asked),
    look: (network: string, shown: string) => bots.look(network, shown),
    tell: (heard: string) => say({ heard }),
    games: python.games
  }
  const made = python.pyodide.runPython('from regnum.server.alone.browser import Ends; Ends') as (of: object) => Ends
  const found = made(browser)
  await found.open()
  return found
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('base' in data) {
    ends = opened(data.base, data.keeps)
    ends.catch((why: Error) => say({ failed: String(why) }))
    return
  }
  const found = await ends
  if ('hear' in data) found.hear(data.hear)
  else if ('connect' in data) {
    found.connect(data.connect)
    say({ id: data.id, answer: '' })
  } else {
    const { method, address, body } = data.ask
    say({ id: data.id, answer: await found.ask(method, address, body) })
  }
}
