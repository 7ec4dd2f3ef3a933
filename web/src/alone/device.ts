/**
 * What is kept on this device, in IndexedDB: the journals of tables, an entry each, the rows by which lists find them,
 * and a few texts by their names. Python calls these by their names; what is written is kept when the promise resolves.
 */
const JOURNALS = 'journals'
const ROWS = 'rows'
const TEXTS = 'texts'

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('regnum', 1)
    asked.onupgradeneeded = () => [JOURNALS, ROWS, TEXTS].forEach((name) => asked.result.createObjectStore(name))
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('this browser keeps nothing'))
  })
}

function got<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('it cannot be read'))
  })
}

function written(change: IDBTransaction): Promise<boolean> {
  return new Promise((done, failed) => {
    change.oncomplete = () => done(true)
    // Another window has written an entry of this number: nothing of ours is.
    change.onabort = () =>
      change.error?.name === 'ConstraintError' ? done(false) : failed(change.error ?? new Error('it cannot be kept'))
  })
}

const everyEntryOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER])

export class Device {
  #database = opened()

  async everything(): Promise<string> {
    const look = (await this.#database).transaction([ROWS, TEXTS])
    const [rows, names, texts] = await Promise.all([
      got(look.objectStore(ROWS).getAll()),
      got(look.objectStore(TEXTS).getAllKeys()),
      got(look.objectStore(TEXTS).getAll())
    ])
    return JSON.stringify({ rows, texts: Object.fromEntries(names.map((name, at) => [name, texts[at]])) })
  }

  async lines(table: string): Promise<string> {
    const look = (await this.#database).transaction(JOURNALS)
    return (await got(look.objectStore(JOURNALS).getAll(everyEntryOf(table)))).join('\n')
  }

  async append(table: string, first: number, lines: string, row: string): Promise<boolean> {
    const change = (await this.#database).transaction([JOURNALS, ROWS], 'readwrite', { durability: 'strict' })
    if (lines) lines.split('\n').forEach((line, at) => change.objectStore(JOURNALS).add(line, [table, first + at]))
    change.objectStore(ROWS).put(row, table)
    return written(change)
  }

  async keep(name: string, text: string): Promise<void> {
    const change = (await this.#database).transaction(TEXTS, 'readwrite')
    change.objectStore(TEXTS).put(text, name)
    await written(change)
  }

  async clear(): Promise<void> {
    const change = (await this.#database).transaction([JOURNALS, ROWS, TEXTS], 'readwrite')
    ;[JOURNALS, ROWS, TEXTS].forEach((name) => change.objectStore(name).clear())
    await written(change)
  }
}
