import { inLanguage } from '../../board/language'

const en = {
  favourites: 'Your Favourites',
  worth: 'worth now',
  worthHere: (points: string) => `worth ${points} at a coronation`,
  ambition: 'Your Ambition',
  keep: 'Keep one of the two',
  reserve: 'Waiting to be placed',
  votes: 'The vote',
  lastVotes: 'The last vote',
  chosen: 'has sealed a vote',
  choosing: 'is still thinking',
  left: (count: number) => `${count} left`,
  favourite: 'your Favourite',
  score: 'Score track',
  crowned: 'Vive le Roi!',
  rejected: 'Off with them!',
  cancelled: 'What a stomachache!',
  upsideDown: 'The world stands on its head: all values are reversed.',
  castle: 'The castle',
  noes: 'NO cards left',
  stomachaches: 'Stomachache cards left',
  holdsNot: 'not fulfilled',
  firstCount: 'The first count of this round',
  secondCount: 'The second count: the royal couple is complete',
  ambitionsLater: 'The Ambitions are counted at the second coronation.',
  ambitionsStayHidden: 'The Ambition cards stay hidden.',
  noSecondKing: 'No second King'
}

const fr: typeof en = {
  favourites: 'Vos Favoris',
  worth: 'valent',
  worthHere: (points) => `vaut ${points} lors d’un couronnement`,
  ambition: 'Votre Ambition',
  keep: 'Gardez l’une des deux',
  reserve: 'En attente de place',
  votes: 'Le vote',
  lastVotes: 'Le dernier vote',
  chosen: 'a scellé son vote',
  choosing: 'réfléchit encore',
  left: (count) => (count < 2 ? `${count} reste` : `${count} restent`),
  favourite: 'votre Favori',
  score: 'Piste des scores',
  crowned: 'Vive le Roi !',
  rejected: 'Au cachot !',
  cancelled: 'Quel mal de ventre !',
  upsideDown: 'Le monde est à l’envers : toutes les valeurs s’inversent.',
  castle: 'Le château',
  noes: 'Cartes NON restantes',
  stomachaches: 'Cartes Mal de ventre restantes',
  holdsNot: 'non remplie',
  firstCount: 'Premier décompte de la manche',
  secondCount: 'Second décompte : le couple royal est au complet',
  ambitionsLater: 'Les Ambitions seront comptées au second couronnement.',
  ambitionsStayHidden: 'Les cartes Ambition restent cachées.',
  noSecondKing: 'Pas de second roi'
}

const de: typeof en = {
  favourites: 'Deine Günstlinge',
  worth: 'jetzt wert',
  worthHere: (points) => `bei einer Krönung ${points} wert`,
  ambition: 'Deine Ambition',
  keep: 'Behalte eine der beiden',
  reserve: 'Warten auf ihren Platz',
  votes: 'Die Abstimmung',
  lastVotes: 'Die letzte Abstimmung',
  chosen: 'hat gesiegelt',
  choosing: 'überlegt noch',
  left: (count) => `noch ${count}`,
  favourite: 'dein Günstling',
  score: 'Punkteleiste',
  crowned: 'Vive le Roi!',
  rejected: 'Ins Verlies!',
  cancelled: 'Was für Bauchweh!',
  upsideDown: 'Die Welt steht kopf: Alle Werte kehren sich um.',
  castle: 'Das Schloss',
  noes: 'NEIN-Karten übrig',
  stomachaches: 'Bauchweh-Karten übrig',
  holdsNot: 'nicht erfüllt',
  firstCount: 'Die erste Wertung dieser Runde',
  secondCount: 'Die zweite Wertung: das Königspaar ist vollständig',
  ambitionsLater: 'Die Ambitionen zählen bei der zweiten Krönung.',
  ambitionsStayHidden: 'Die Ambitionskarten bleiben verdeckt.',
  noSecondKing: 'Kein zweiter König'
}

/** The board's own words; names of people and places come with the schema. */
export function spoken(): typeof en {
  return inLanguage({ en, fr, de })
}
