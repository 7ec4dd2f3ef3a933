import { counting } from '../../../../words/grammar'
import { inLanguage } from '../../../../board/language'

const counted = { en: counting('en'), fr: counting('fr'), de: counting('de') }

const en = {
  room: (inside: number, capacity: number) => `Strength inside: ${inside} of ${capacity}`,
  neutral: (strength: number) => `A neutral knight of strength ${strength}, here for the whole game`,
  space: (left: number, first: number, second: number) =>
    left
      ? counted.en(left, 'dishonour token', 'dishonour tokens')
      : `Revealed: the most dishonoured loses ${first}, the next ${second}`,
  reserve: (count: number) => counted.en(count, 'more dishonour token', 'more dishonour tokens')
}
const fr: typeof en = {
  room: (inside, capacity) => `Puissance à l’intérieur : ${inside} sur ${capacity}`,
  neutral: (strength) => `Un chevalier neutre de puissance ${strength}, là pour toute la partie`,
  space: (left, first, second) =>
    left
      ? counted.fr(left, 'pion déshonneur', 'pions déshonneur')
      : `Révélée : le plus déshonoré perd ${first}, le suivant ${second}`,
  reserve: (count) => counted.fr(count, 'autre pion déshonneur', 'autres pions déshonneur')
}
const de: typeof en = {
  room: (inside, capacity) => `Stärke darin: ${inside} von ${capacity}`,
  neutral: (strength) => `Ein neutraler Ritter der Stärke ${strength}, das ganze Spiel hier`,
  space: (left, first, second) =>
    left
      ? counted.de(left, 'Schandmarker', 'Schandmarker')
      : `Aufgedeckt: wer die meiste Schande hat, verliert ${first}, wer die zweitmeiste hat, ${second}`,
  reserve: (count) => counted.de(count, 'weiterer Schandmarker', 'weitere Schandmarker')
}

export function displeasureWords(): typeof en {
  return inLanguage({ en, fr, de })
}
