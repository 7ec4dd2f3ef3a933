import type { Part } from '..'
import Changes from './Changes.svelte'
import LobbyLink from './LobbyLink.svelte'
import MyRatings from './MyRatings.svelte'
import TableNote from './TableNote.svelte'
import WishField from './WishField.svelte'

export const part: Part = {
  pages: {
    ratings: () => import('./LeadersPage.svelte'),
    person: () => import('./PersonPage.svelte')
  },
  newTable: WishField,
  tableNote: TableNote,
  result: Changes,
  lobby: LobbyLink,
  profile: MyRatings
}
