/** A device that forgets: for positions on other people's pages, which nobody comes back to. */
export class Memory {
  #journals = new Map<string, string[]>()
  #rows = new Map<string, string>()
  #texts = new Map<string, string>()

  async everything(): Promise<string> {
    return JSON.stringify({ rows: [...this.#rows.values()], texts: Object.fromEntries(this.#texts) })
  }

  async lines(table: string): Promise<string> {
    return (this.#journals.get(table) ?? []).join('\n')
  }

  async append(table: string, _first: number, lines: string, row: string): Promise<boolean> {
    if (lines) this.#journals.set(table, [...(this.#journals.get(table) ?? []), ...lines.split('\n')])
    this.#rows.set(table, row)
    return true
  }

  async keep(name: string, text: string): Promise<void> {
    this.#texts.set(name, text)
  }

  async clear(): Promise<void> {
    ;[this.#journals, this.#rows, this.#texts].forEach((kept) => kept.clear())
  }
}
