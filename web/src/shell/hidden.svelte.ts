const KEY = 'regnum.hidden'

/** The games that this browser does not list any more. */
class Hidden {
  #tables = $state.raw(kept())

  get count(): number {
    return this.#tables.length
  }

  has(table: string): boolean {
    return this.#tables.includes(table)
  }

  add(table: string): void {
    this.#keep([...this.#tables, table])
  }

  showAll(): void {
    this.#keep([])
  }

  #keep(tables: string[]): void {
    this.#tables = tables
    localStorage.setItem(KEY, JSON.stringify(tables))
  }
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const hidden = new Hidden()
