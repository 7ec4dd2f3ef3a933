import { request } from '../../wire/http'
import type { components } from '../../wire/generated'

type Shapes = components['schemas']
export type RatedTable = Shapes['RatedTable']
export type RatedGame = Shapes['RatedGame']
export type Leaders = Shapes['Leaders']
export type Profile = Shapes['PersonProfile']
export type History = Shapes['History']
export type Rating = Shapes['RatingTold']

export const api = {
  table: (table: string) => request<RatedTable>('GET', `/ratings/tables/${table}`),
  games: () => request<RatedGame[]>('GET', '/ratings/games'),
  leaders: (game: string, players: string) => request<Leaders>('GET', `/ratings/games/${game}/${players}`),
  person: (account: string) => request<Profile>('GET', `/ratings/people/${account}`),
  history: (account: string, game: string, players: string) =>
    request<History>('GET', `/ratings/people/${account}/games/${game}/${players}`)
}
