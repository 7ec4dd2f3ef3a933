/** Bots that imagine games do so in a worker of their own, in WebAssembly: whoever plays waits for nobody's thoughts. */
import { unpacked } from './packed'

type Told = { id: number; found?: object; error?: string }

export class Bots {
  #worker: Worker | undefined
  #modules = new Map<string, Promise<boolean>>()
  #waiting = new Map<number, (told: Told) => void>()
  #next = 1

  constructor(readonly base: string) {}

  /** What was found, as text; nothing if nobody has compiled the game. */
  async think(game: string, asked: string): Promise<string> {
    if (!this.#modules.has(game)) this.#modules.set(game, this.#bring(game))
    if (!(await this.#modules.get(game))) return ''
    const { found, error } = await this.#post({ game, asked: JSON.parse(asked) as object })
    if (error) console.error(error)
    return found ? JSON.stringify(found) : ''
  }

  async #bring(game: string): Promise<boolean> {
    const found = await unpacked(new URL(`bots/${game}.wasm`, this.base).href).catch(() => null)
    if (!found) return false
    return !(await this.#post({ game, module: await found.arrayBuffer() })).error
  }

  #post(message: object): Promise<Told> {
    const worker = (this.#worker ??= this.#begun())
    const id = this.#next++
    return new Promise((done) => {
      this.#waiting.set(id, done)
      worker.postMessage({ ...message, id })
    })
  }

  #begun(): Worker {
    const worker = new Worker(new URL('bots/bots/worker.js', this.base), { type: 'module', name: 'bots' })
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#waiting.get(data.id)?.(data)
      this.#waiting.delete(data.id)
    }
    worker.onerror = ({ message }) => {
      this.#waiting.forEach((done, id) => done({ id, error: message }))
      this.#waiting.clear()
    }
    return worker
  }
}
