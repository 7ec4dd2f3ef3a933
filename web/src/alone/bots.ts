/**
 * Bots that imagine games do so in a worker of their own, in WebAssembly, and champions ask their network there: whoever
 * plays waits for nobody's thoughts.
 */
import { unpacked } from './packed'

type Told = { id: number; found?: object; error?: string }

export class Bots {
  #worker: Worker | undefined
  #brought = new Map<string, Promise<boolean>>()
  #waiting = new Map<number, (told: Told) => void>()
  #next = 1

  constructor(readonly base: string) {}

  /** What was found, as text; nothing if nobody has compiled the game. */
  think(game: string, asked: string): Promise<string> {
    return this.#asked(game, `bots/${game}.wasm`, 'module', { asked: JSON.parse(asked) as object })
  }

  /** What a network says of a table, as text; nothing if it is not there. */
  look(network: string, shown: string): Promise<string> {
    return this.#asked(network, `bots/${network}.network`, 'network', { shown: JSON.parse(shown) as object })
  }

  async #asked(game: string, file: string, kind: string, what: object): Promise<string> {
    if (!this.#brought.has(file)) this.#brought.set(file, this.#bring(game, file, kind))
    if (!(await this.#brought.get(file))) return ''
    const { found, error } = await this.#post({ game, ...what })
    if (error) console.error(error)
    return found ? JSON.stringify(found) : ''
  }

  async #bring(game: string, file: string, kind: string): Promise<boolean> {
    const found = await unpacked(new URL(file, this.base).href).catch(() => null)
    if (!found) return false
    return !(await this.#post({ game, [kind]: new Uint8Array(await found.arrayBuffer()) })).error
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
