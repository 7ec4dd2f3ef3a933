import { words } from '../../words/index.svelte'

const en = {
  floors: ['Servants', 'Artisans', 'Merchants', 'Officers', 'Dignitaries', 'Nobles'],
  favourites: 'Your Favourites',
  worth: 'worth now',
  ambition: 'Your Ambition',
  keep: 'Keep one of the two',
  emissary: 'The Emissary',
  reserve: 'Waiting to be placed',
  votes: 'The vote',
  lastVotes: 'The last vote',
  chosen: 'has sealed a vote',
  choosing: 'is still thinking',
  left: (count: number) => `${count} left`,
  favourite: 'your Favourite',
  candidate: 'candidate',
  score: 'Score track',
  goOn: 'Go on',
  crowned: 'Vive le Roi!',
  rejected: 'Off with them!',
  cancelled: 'What a stomachache!',
  upsideDown: 'The world stands on its head: all values are reversed.',
  total: 'total',
  castle: 'The castle',
  noes: 'NO cards left',
  stomachaches: 'Stomachache cards left',
  holdsNot: 'not fulfilled'
}

const fr: typeof en = {
  floors: ['Serviteurs', 'Artisans', 'Marchands', 'Officiers', 'Dignitaires', 'Nobles'],
  favourites: 'Vos Favoris',
  worth: 'valent',
  ambition: 'Votre Ambition',
  keep: 'Gardez l’une des deux',
  emissary: 'L’Émissaire',
  reserve: 'En attente de place',
  votes: 'Le vote',
  lastVotes: 'Le dernier vote',
  chosen: 'a scellé son vote',
  choosing: 'réfléchit encore',
  left: (count) => (count < 2 ? `${count} reste` : `${count} restent`),
  favourite: 'votre Favori',
  candidate: 'candidat',
  score: 'Piste des scores',
  goOn: 'Continuer',
  crowned: 'Vive le Roi !',
  rejected: 'Au cachot !',
  cancelled: 'Quel mal de ventre !',
  upsideDown: 'Le monde est à l’envers : toutes les valeurs s’inversent.',
  total: 'total',
  castle: 'Le château',
  noes: 'Cartes NON restantes',
  stomachaches: 'Cartes Mal de ventre restantes',
  holdsNot: 'non remplie'
}

const de: typeof en = {
  floors: ['Diener', 'Handwerker', 'Kaufleute', 'Offiziere', 'Würdenträger', 'Adlige'],
  favourites: 'Deine Günstlinge',
  worth: 'jetzt wert',
  ambition: 'Deine Ambition',
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
  castle: 'Das Schloss',
  noes: 'NEIN-Karten übrig',
  stomachaches: 'Bauchweh-Karten übrig',
  holdsNot: 'nicht erfüllt'
}

/** The board's own words; names of people and places come with the schema. */
export function spoken(): typeof en {
  return { en, fr, de }[words.language]
}
