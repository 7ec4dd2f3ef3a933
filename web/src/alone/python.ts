/** Python in this worker: Pyodide and the files of Regnum, from the folder that the page comes from. */

import { unpacked } from './packed'

/** What we use of Pyodide. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, kind: 'zip' | 'wheel'): void
  runPython(code: string): unknown
}
type Load = (options: { indexURL: string; stdLibURL: string; env: Record<string, string> }) => Promise<Pyodide>

/** What `regnum site` wrote down of the folder. */
interface Contents {
  wheels: string[]
  games: string[]
}

/** Pyodide fetches its program and its library by their own names; they lie there packed, as all that Python reads. */
const LIES_PACKED = /\/python\/[\w.-]+\.(wasm|zip)$/

/** Nothing is older than the page that wants it. */
function fetchAsItLies(): void {
  const usual = self.fetch.bind(self)
  self.fetch = (what, how) => {
    const address = what instanceof Request ? what.url : String(what)
    return LIES_PACKED.test(address) ? unpacked(address) : usual(what, { cache: 'no-cache', ...how })
  }
}

export class Python {
  readonly games: string

  private constructor(
    readonly base: string,
    readonly pyodide: Pyodide,
    contents: Contents
  ) {
    this.games = contents.games.join(' ')
  }

  static async begun(base: string): Promise<Python> {
    const folder = new URL('python/', base).href
    fetchAsItLies()
    const got = (name: string) => fetch(`${folder}${name}`).then((found) => found.arrayBuffer())
    const contents = fetch(`${folder}contents.json`).then((found) => found.json() as Promise<Contents>)
    const files = contents.then(({ wheels }) => Promise.all(['regnum.zip', ...wheels].map(got)))
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load }
    const pyodide = await loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}python_stdlib.zip`,
      env: { HOME: '/home/regnum' }
    })
    for (const [at, file] of (await files).entries()) pyodide.unpackArchive(file, at ? 'wheel' : 'zip')
    return new Python(base, pyodide, await contents)
  }

  /** Bring the package of a game. */
  async bring(game: string): Promise<void> {
    const found = await fetch(new URL(`python/${game}.zip`, this.base))
    this.pyodide.unpackArchive(await found.arrayBuffer(), 'zip')
  }
}
