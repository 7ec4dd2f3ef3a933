import { inLanguage } from '../../../../board/language'

const en = {
  holder: (name: string) => `Held by ${name}`,
  tribute: 'Tribute',
  strength: (strength: number) => `Strength ${strength}`,
  left: 'On the king’s board'
}
const fr: typeof en = {
  holder: (name) => `Tenue par ${name}`,
  tribute: 'Tribut',
  strength: (strength) => `Puissance ${strength}`,
  left: 'Sur le plateau du roi'
}
const de: typeof en = {
  holder: (name) => `Im Besitz von ${name}`,
  tribute: 'Tribut',
  strength: (strength) => `Stärke ${strength}`,
  left: 'Auf dem Plan des Königs'
}

export function courtWords(): typeof en {
  return inLanguage({ en, fr, de })
}
