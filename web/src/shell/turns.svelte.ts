import { live } from '../wire/live'
import type { Table } from '../wire/types'

/** The tables of the lobby and mine, kept up to date over the socket. */
class Turns {
  tables = $state.raw<Table[]>([])
  readonly open = $derived(this.tables.filter((table) => table.status === 'open'))
  readonly mine = $derived(this.tables.filter((table) => table.mine !== null))
  readonly due = $derived(
    this.mine.filter((table) => table.status === 'playing' && table.waiting.includes(table.mine!))
  )
  get count(): number {
    return this.due.length
  }
  #watching = false

  watch(): void {
    if (this.#watching) return
    this.#watching = true
    live.hear((frame) => {
      if (frame.kind !== 'lobby') return
      const changed = new Set(frame.tables.map((table) => table.table))
      const others = this.tables.filter((table) => !changed.has(table.table))
      this.tables = [...frame.tables.filter((table) => table.status !== 'closed'), ...others]
    })
    live.greet(() => {
      this.tables = []
      live.send({ do: 'lobby', on: true })
    })
    live.connect()
  }
}

export const turns = new Turns()
