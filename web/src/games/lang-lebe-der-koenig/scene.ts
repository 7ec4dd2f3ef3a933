import type { Line } from 'regnum/board'

/** A card staked on a single roll. */
export interface Stake {
  seat: number
  card: number
  die: number
  /** The county to cross, or to place a courtier in. */
  county: number
  success: boolean
  sentence: string
}

const ROLLS: Record<string, boolean> = {
  crossed: true,
  not_crossed: false,
  courtier_won: true,
  no_extra_courtier: false
}

/** What is seen to happen, one beat after the other. */
export type Beat =
  | { kind: 'intrusion'; line: Line }
  | { kind: 'stake'; stake: Stake }
  | { kind: 'reveal'; lines: Line[] }
  | { kind: 'roll'; line: Line }
  | { kind: 'score'; line: Line }
  | { kind: 'tie'; lines: Line[] }
  | { kind: 'won'; line: Line }
  | { kind: 'banishment'; lines: Line[] }
  | { kind: 'election' }

/** How long each is looked at calmly, in milliseconds; an election is read. */
export const LENGTHS: Record<Beat['kind'], number> = {
  intrusion: 900,
  stake: 2150,
  reveal: 2000,
  roll: 1500,
  score: 900,
  tie: 1500,
  won: 2400,
  banishment: 900,
  election: 0
}

const GROUPS: Record<string, 'reveal' | 'tie' | 'banishment'> = {
  revealed: 'reveal',
  without_cards: 'reveal',
  tied: 'tie',
  tied_without_cards: 'tie',
  courtiers_banished: 'banishment',
  noble_must_leave: 'banishment',
  noble_banished: 'banishment',
  noble_sent_back: 'banishment'
}

/** The lines of a moment as beats; lines that belong together are one. */
export function beatsOf(lines: readonly Line[]): Beat[] {
  const beats: Beat[] = []
  for (const line of lines) {
    const last = beats.at(-1)
    const group = GROUPS[line.event]
    if (group) {
      if (last?.kind === group) last.lines.push(line)
      else beats.push({ kind: group, lines: [line] })
    } else {
      const beat = single(line)
      if (beat) beats.push(beat)
    }
  }
  return beats
}

function single(line: Line): Beat | null {
  if (line.event in ROLLS) {
    const { seat, card, die, county } = line.numbers
    const success = ROLLS[line.event]!
    const { sentence } = line
    return { kind: 'stake', stake: { seat: seat!, card: card!, die: die!, county: county!, success, sentence } }
  }
  switch (line.event) {
    case 'intruded':
      return { kind: 'intrusion', line }
    case 'dice_rolled':
      return { kind: 'roll', line }
    case 'scored':
      return { kind: 'score', line }
    case 'won':
      return { kind: 'won', line }
    case 'election_begins':
      return { kind: 'election' }
    default:
      return null
  }
}
