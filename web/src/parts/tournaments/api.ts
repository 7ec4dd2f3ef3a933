import { request } from '../../wire/http'
import type { components } from '../../wire/generated'

type Shapes = components['schemas']
export type Tournament = Shapes['TournamentSeen']
export type Listed = Shapes['TournamentInList']
export type Tournaments = Shapes['Tournaments']
export type NewTournament = Shapes['NewTournament']
export type Round = Shapes['RoundSeen']
export type Standing = Shapes['StandingSeen']
export type Belongs = Shapes['TableBelongs']

export const api = {
  list: (show: 'open' | 'running' | 'over' | 'mine') => request<Tournaments>('GET', `/tournaments?show=${show}`),
  create: (wish: NewTournament) => request<Tournament>('POST', '/tournaments', wish),
  seen: (id: string) => request<Tournament>('GET', `/tournaments/${id}`),
  enter: (id: string, key: string) => request<Tournament>('POST', `/tournaments/${id}/enter`, { key }),
  act: (id: string, what: 'withdraw' | 'begin' | 'call-off') =>
    request<Tournament>('POST', `/tournaments/${id}/${what}`),
  dismiss: (id: string, account: string) => request<Tournament>('POST', `/tournaments/${id}/dismiss`, { account }),
  ofTable: (table: string) => request<Belongs | null>('GET', `/tables/${table}/tournament`)
}

export const fileAddress = (id: string, kind: 'csv' | 'json') => `/api/tournaments/${id}/${kind}`
