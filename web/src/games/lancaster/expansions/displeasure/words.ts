import { words } from '../../../../words/index.svelte'

const en = {
  room: (inside: number, capacity: number) => `Strength inside: ${inside} of ${capacity}`,
  neutral: (strength: number) => `A neutral knight of strength ${strength}, here for the whole game`,
  track: 'Dishonour',
  space: (left: number, first: number, second: number) =>
    left ? `${left} tokens` : `Revealed: the most dishonoured loses ${first}, the next ${second}`,
  reserve: (count: number) => `${count} more tokens`
}
const fr: typeof en = {
  room: (inside, capacity) => `Force à l’intérieur : ${inside} sur ${capacity}`,
  neutral: (strength) => `Un chevalier neutre de force ${strength}, là pour toute la partie`,
  track: 'Déshonneur',
  space: (left, first, second) =>
    left ? `${left} jetons` : `Révélée : le plus déshonoré perd ${first}, le suivant ${second}`,
  reserve: (count) => `${count} autres jetons`
}
const de: typeof en = {
  room: (inside, capacity) => `Stärke darin: ${inside} von ${capacity}`,
  neutral: (strength) => `Ein neutraler Ritter der Stärke ${strength}, das ganze Spiel hier`,
  track: 'Schande',
  space: (left, first, second) =>
    left ? `${left} Marken` : `Aufgedeckt: wer am meisten hat, verliert ${first}, der nächste ${second}`,
  reserve: (count) => `${count} weitere Marken`
}

export function displeasureWords(): typeof en {
  return { en, fr, de }[words.language]
}
