import type { Part } from '..'
import BackLink from './BackLink.svelte'
import LobbyLink from './LobbyLink.svelte'

export const part: Part = {
  pages: {
    tournaments: () => import('./TournamentsPage.svelte'),
    tournament: () => import('./TournamentPage.svelte'),
    'new-tournament': () => import('./NewTournamentPage.svelte')
  },
  lobby: LobbyLink,
  tableNote: BackLink,
  result: BackLink
}
