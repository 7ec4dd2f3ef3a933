import { notices } from '../shell/notices.svelte'
import { saveFile } from '../shell/saving'
import { api } from '../wire/http'
import type { Table } from '../wire/types'

/** A game as a file, as whoever asks may know it. */
export async function save({ game, table }: Pick<Table, 'game' | 'table'>): Promise<void> {
  const text = await notices.attempt(api.file(table))
  if (text) saveFile(`${game}-${table}.regnum`, text)
}
