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
  people_swords: number
  first: number
  active: number
  round: number
  action_points: number
  attacked: number
  deed: number
  laid: number[]
  corner_row: number[]
  corner_column: number[]
  quarters: number[]
  laying: number
  lattice: number[]
  stride: number
  corner: number[]
  owner: number[]
  building: number[]
  free: number
  spaces: number[]
  castles: number[]
  small_cities: number[]
  large_cities: number[]
  cathedrals: number[]
  site: number
  shields: number
  territory: number[]
  king: number
  points: (number | null)[]
  totals_up: number
  announced: number[]
  hand: (number | null)[][]
  hand_size: number[]
  pile: (number | null)[]
  pile_size: number
  discard: number[]
  papal_visit: number[]
  turned_up: number
  end_phase: number
  above_the_end: number
  known: number[][]
  aged: (number | null)[][][]
  ages: (number | null)[][]
  out_of_sight: (number | null)[][]
  swords: number
  crowns: number
  people_draws: number
  target: number
  reaction: number
  on_table: number[][]
  vote: (number | null)[]
  committed: (number | null)[][]
  side: number[]
  rebel_points: number
  royal_points: number
  board_setup: number
  max_rounds: number
}
