/** A seat is a colour and a heraldic ordinary, so that nobody depends on hue. */
export interface Arms {
  tincture: string
  ordinary: Ordinary
}

export type Ordinary = 'pale' | 'chevron' | 'cross' | 'bend' | 'saltire' | 'fess' | 'bordure' | 'pall'

export const ARMS: readonly Arms[] = [
  { tincture: 'azure', ordinary: 'pale' },
  { tincture: 'gules', ordinary: 'chevron' },
  { tincture: 'or', ordinary: 'cross' },
  { tincture: 'vert', ordinary: 'bend' },
  { tincture: 'purpure', ordinary: 'saltire' },
  { tincture: 'sable', ordinary: 'fess' },
  { tincture: 'celeste', ordinary: 'bordure' },
  { tincture: 'argent', ordinary: 'pall' }
]

export function armsOf(seat: number): Arms {
  return ARMS[seat % ARMS.length]!
}

/** The custom property that holds a seat's colour in the palette in use. */
export function colourOf(seat: number): string {
  return `var(--${armsOf(seat).tincture})`
}

/** The charge on a shield of 40 by 48, as a path drawn in the contrasting metal. */
export const CHARGE: Record<Ordinary, string> = {
  pale: 'M14 0h12v48h-12z',
  chevron: 'M0 40 20 20 40 40v-13L20 7 0 27z',
  cross: 'M15 0h10v16h15v10H25v22H15V26H0V16h15z',
  bend: 'M0 0h13l27 32v16h-3L0 12z',
  saltire: 'M0 0h11l9 14 9-14h11L26 21l12 19v8H31L20 30 9 48H0v-8l14-19z',
  fess: 'M0 15h40v14H0z',
  bordure: 'M0 0h40v48H0z M7 6v17c0 8 6 13 13 17 7-4 13-9 13-17V6z',
  pall: 'M0 0h10l10 14L30 0h10L26 22v26H14V22z'
}

export const SHIELD = 'M1 1h38v23c0 11-9 18-19 23C10 42 1 35 1 24z'
