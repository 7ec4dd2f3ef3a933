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
  law_L24_step: number
  open_stocks: number
  houses: number
  round: number
  first: number
  active: number
  served: number
  house: number
  knight: number
  target: number
  sent: number
  county: number
  conflict: number
  england_wins: number
  item: number
  reward: number
  motion: number
  sitting: number
  law: number
  entitled: number[]
  place: number[][]
  beside: number[]
  deck: number[]
  card: number[]
  stands: number[][]
  favours: number[]
  noble_kind: number[]
  nobles_left: number[]
  noble: number[][]
  built: number[][]
  evaluated: number[]
  law_set: number[]
  pile: number[]
  in_force: number[]
  proposal: number[]
  side: (number | null)[]
  markers: (number | null)[]
  shown_side: number[]
  shown_markers: number[]
  supply: number[]
  squires: (number | null)[]
  gold: (number | null)[]
  votes: number[]
  score: number[]
  standing: number[]
  lord: number[]
  holder_of: number[]
  treasury: number[]
  bishops: number[]
  bishops_left: number
  bishops_on: number[][]
  tudors_on: number[][]
  shields: number[]
  archers: number[]
  tudors: number[]
  new_shields: number[]
  new_archers: number[]
  new_tudors: number[]
  with_shield: number
  with_archer: number
  with_tudor: number
  shield_on: number[]
  tudor_in: number[]
  tudors_with: number[][]
  archer_on: number[][]
  seals: (number | null)[]
  seal_tiles: (number | null)[]
  seals_left: number
  dishonour: (number | null)[]
  track: number[]
  dishonour_reserve: number
  dungeon_room: number
  law_sets_group_0: number
  law_sets_group_1: number
  law_sets_group_2: number
  law_sets_group_3: number
  law_sets_group_4: number
  law_choice: number
  group_drawn: number
  leftover: number[]
  paid_for: number[]
  face_down: number[][]
  kept_up: number[]
  in_france: number[][]
  tile_bag: number[]
  tile_on: number[]
}
