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
  bonus_start: number
  active: number
  elections: number
  noble: number[]
  courtiers: number[][]
  reserve: number[]
  bonus: number[]
  hand: (number | null)[][]
  cards: number[]
  known: number[][]
  discarded: number[]
  pile: (number | null)[]
  face_down: number
  entered: number[]
  reached: number
  came_from: number
  barred: number
  destination: number
  stake: number
  placer: number
  site: number
  spent: number
  roller: number
  dice: number[]
  unrolled: number
  to_come: number
  contested: number
  defender: number
  committed: (number | null)[][]
  played: number[][]
  laid: number[][]
  score: number[]
  leaders: number
  winner: number
  banished: number
  ones: number[]
  votes: number[]
  standing: number[]
  lot: number[]
  receiver: number
  to_deal: number
  set_out_from: number
  idle_limit: number
  idle_turns: number
}
