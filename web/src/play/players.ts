import type { Table, Update } from '../wire/types'
import { words } from '../words/index.svelte'
import type { Player } from 'regnum/board'
import type { World } from './world'

/** The people and bots of a table, in seat order. */
export function playersOf(table: Table, update: Update | null, world: World | null, me: string | null): Player[] {
  return table.seats.map((seat) => {
    const presence = (account: string | null) =>
      seat.people.find((person) => person.account === account)?.presence ?? null
    return {
      seat: seat.seat,
      name: seat.name || (words.t.seat[seat.seat] ?? String(seat.seat)),
      persons: seat.persons.map(({ name, account, bot }) => ({
        name,
        me: account !== null && account === me,
        presence: bot === null ? presence(account) : null,
        bot: bot !== null
      })),
      bot: seat.bot ? (world?.botTitle(seat.bot) ?? seat.bot) : null,
      me: seat.people.some((person) => person.account === me),
      guest: seat.people.some((person) => person.guest),
      conceded: seat.conceded,
      waiting: (update?.waiting ?? table.waiting).includes(seat.seat)
    }
  })
}
