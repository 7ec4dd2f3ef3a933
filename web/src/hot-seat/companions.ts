import type { Playing } from '../play/playing.svelte'
import type { AskedHere, NewSeat, NewTeammate, PersonOnSeat, Table } from '../wire/types'

export type Companion = PersonOnSeat & { seat: number; person: number | null }

/** The persons who play at one screen; nobody at all other tables. */
export function companionsOf(table: Table): Companion[] {
  return table.seats.flatMap(({ seat, persons }) =>
    persons.flatMap((one, person) =>
      one.companion === null ? [] : [{ ...one, seat, person: persons.length > 1 ? person : null }]
    )
  )
}

export function companion(table: Table, number: number | null): Companion | undefined {
  return companionsOf(table).find((one) => one.companion === number)
}

/** Who is to take the screen now; nobody while whoever has it is still asked, or something is still being shown. */
export function nextHere(playing: Playing): AskedHere | null {
  const asked = playing.newest?.here ?? []
  if (playing.running && playing.companion !== null) return null
  return asked.some((one) => one.companion === playing.companion) ? null : (asked[0] ?? null)
}

const ELSEWHERE = ['me', 'friend', 'anyone']

/** Those at one screen play among themselves: what was said last for one seat decides where all people sit. */
export function together(seats: NewSeat[], said: NewSeat, names: readonly string[], bot?: string): NewSeat[] {
  if (said.for !== 'here') {
    const away = (seat: NewSeat): NewSeat => (seat.for === 'here' && seat !== said ? { for: 'bot', bot } : seat)
    return ELSEWHERE.includes(said.for) ? seats.map(away) : seats
  }
  const free = names.filter((name) => !seats.some((seat) => seat.name === name || seat.teammate?.name === name))
  const named = <One extends NewSeat | NewTeammate>(one: One): One =>
    one.for === 'bot' ? one : { ...one, for: 'here', name: one.name || free.shift() || '' }
  return seats.map((seat) => ({
    ...named(seat),
    ...(seat.teammate ? { teammate: named(seat.teammate) } : {})
  }))
}
