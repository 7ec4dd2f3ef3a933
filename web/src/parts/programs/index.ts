import type { Part } from '..'
import MyPrograms from './MyPrograms.svelte'
import TableNote from './TableNote.svelte'
import WishField from './WishField.svelte'

export const part: Part = {
  newTable: WishField,
  tableNote: TableNote,
  profile: MyPrograms
}
