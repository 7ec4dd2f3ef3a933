import type { Table, Update } from '../wire/types'
import { words } from '../words/index.svelte'
import type { Player } from './contract'
import type { World } from './world'

/** The people and bots of a table, in seat order. */
export function playersOf(table: Table, update: Update | null, world: World | null, me: string | null): Player[] {
  return table.seats.map((seat) => {
    const tincture = words.t.seat[seat.seat] ?? String(seat.seat)
    const bot = (level: string) => world?.botTitle(level) ?? level
    const here = (account: string | null) => seat.people.some((person) => person.account === account && person.here)
    const persons = seat.persons.map((person) => ({
      name: person.name || (person.bot && seat.persons.length > 1 ? bot(person.bot) : ''),
      me: person.account !== null && person.account === me,
      here: here(person.account),
      bot: person.bot !== null
    }))
    const names = persons.map((person) => person.name).filter(Boolean)
    return {
      seat: seat.seat,
      name: names.length ? names.join(' & ') : tincture,
      persons,
      bot: seat.bot ? bot(seat.bot) : null,
      me: seat.people.some((person) => person.account === me),
      here: seat.people.some((person) => person.here),
      conceded: seat.conceded,
      waiting: (update?.waiting ?? table.waiting).includes(seat.seat)
    }
  })
}

/** What one of the persons who share a seat is called; without a number, all of them. */
export function personIn(player: Player | undefined, person: number | null): string {
  if (!player || person === null) return player?.name ?? ''
  return player.persons.length > 1 ? (player.persons[person]?.name ?? '') : `${player.name} (${person + 1})`
}
