import { words } from '../../words/index.svelte'

const en = {
  floors: ['Servants', 'Artisans', 'Merchants', 'Officers', 'Dignitaries', 'Nobles'],
  favourites: 'Your favourites',
  worth: 'worth now',
  ambition: 'Your ambition',
  keep: 'Keep one of the two',
  emissary: 'The Emissary',
  reserve: 'Waiting to be placed',
  votes: 'The vote',
  lastVotes: 'The last vote',
  chosen: 'has sealed a vote',
  choosing: 'is still thinking',
  left: (count: number) => `${count} left`,
  favourite: 'your favourite',
  candidate: 'candidate',
  score: 'Score track',
  goOn: 'Go on',
  crowned: 'Vive le Roi!',
  rejected: 'Off with them!',
  cancelled: 'What a stomachache!',
  upsideDown: 'The world stands on its head: all values are reversed.',
  total: 'total',
  castle: 'The castle',
  noes: 'No votes left',
  stomachaches: 'Stomachaches left',
  holdsNot: 'not fulfilled'
}

const fr: typeof en = {
  floors: ['Serviteurs', 'Artisans', 'Marchands', 'Officiers', 'Dignitaires', 'Nobles'],
  favourites: 'Vos favoris',
  worth: 'valent',
  ambition: 'Votre ambition',
  keep: 'Gardez l’une des deux',
  emissary: 'L’Émissaire',
  reserve: 'En attente de place',
  votes: 'Le vote',
  lastVotes: 'Le dernier vote',
  chosen: 'a scellé son vote',
  choosing: 'réfléchit encore',
  left: (count) => (count === 1 ? '1 reste' : `${count} restent`),
  favourite: 'votre favori',
  candidate: 'candidat',
  score: 'Piste des scores',
  goOn: 'Continuer',
  crowned: 'Vive le Roi !',
  rejected: 'Au cachot !',
  cancelled: 'Quel mal de ventre !',
  upsideDown: 'Le monde est à l’envers : toutes les valeurs s’inversent.',
  total: 'total',
  castle: 'Le château',
  noes: 'Votes Non restants',
  stomachaches: 'Maux de ventre restants',
  holdsNot: 'non remplie'
}

const de: typeof en = {
  floors: ['Gesinde', 'Handwerker', 'Kaufleute', 'Offiziere', 'Würdenträger', 'Adel'],
  favourites: 'Deine Günstlinge',
  worth: 'jetzt wert',
  ambition: 'Dein Ehrgeiz',
  keep: 'Behalte eine der beiden',
  emissary: 'Der Gesandte',
  reserve: 'Warten auf ihren Platz',
  votes: 'Die Abstimmung',
  lastVotes: 'Die letzte Abstimmung',
  chosen: 'hat gesiegelt',
  choosing: 'überlegt noch',
  left: (count) => `noch ${count}`,
  favourite: 'dein Günstling',
  candidate: 'Kandidat',
  score: 'Punkteleiste',
  goOn: 'Weiter',
  crowned: 'Vive le Roi!',
  rejected: 'Ins Verlies!',
  cancelled: 'Was für Bauchweh!',
  upsideDown: 'Die Welt steht kopf: Alle Werte kehren sich um.',
  total: 'zusammen',
  castle: 'Die Burg',
  noes: 'Nein-Karten übrig',
  stomachaches: 'Bauchweh-Karten übrig',
  holdsNot: 'nicht erfüllt'
}

/** The board's own words; names of people and places come with the schema. */
export function spoken(): typeof en {
  return { en, fr, de }[words.language]
}
