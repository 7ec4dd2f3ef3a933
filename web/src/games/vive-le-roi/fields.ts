// Written by `npm run types` from the game's table.
export type View = {
  players: number
  modules: number
  question: number
  nature: number
  witness: number
  waiting: number
  depth: number
  procedure: number[]
  at: number[]
  rank: number[]
  unit_sizes: number[]
  first_unit: number
  round: number
  first: number
  active: number
  to_place: number
  candidate: number
  presenter: number
  king: number
  crowned_by: number
  rejections: number
  place: number[]
  crowd: number[]
  noes: number[]
  stomachaches: number[]
  vote: (number | null)[]
  shown_vote: number[]
  favourites: (number | null)[][]
  favourites_up: number
  total: number[][]
  score: number[][]
  ranking: number[]
  height: number[]
  ambitions: (number | null)[][][]
  kept: (number | null)[][]
  ambitions_up: number
  emissary_score: number
  emissary_card: number
  emissary_noes: number
  emissary_stomachaches: number
  emissary_vote: number
  emissary_won: number
}
