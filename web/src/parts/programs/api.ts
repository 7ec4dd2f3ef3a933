import { request } from '../../wire/http'
import type { components } from '../../wire/generated'

type Shapes = components['schemas']
export type Program = Shapes['ProgramTold']
export type Made = Shapes['ProgramMade']
export type AtTable = Shapes['ProgramsAtTable']

export const api = {
  mine: () => request<Program[]>('GET', '/programs'),
  make: (name: string) => request<Made>('POST', '/programs', { name }),
  renew: (program: string) => request<Made>('POST', `/programs/${program}/token`),
  remove: (program: string) => request<Program[]>('DELETE', `/programs/${program}`),
  atTable: (table: string) => request<AtTable>('GET', `/programs/tables/${table}`),
  seat: (program: string, table: string) => request<null>('POST', `/programs/${program}/seat`, { listing: table })
}
