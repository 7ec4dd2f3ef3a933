import type { Player } from 'regnum/board'

/** What one of the persons who share a seat is called; without a number, all of them. */
export function personIn(player: Player | undefined, person: number | null): string {
  if (!player || person === null) return player?.name ?? ''
  return player.persons[person]?.name || `${player.name} (${person + 1})`
}
