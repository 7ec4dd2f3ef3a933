// Vive le Roi! for boardgame.io: placement, turns, secret votes and the count of the base game, without privies and
// variants (so it is the lighter of the two). Run: node castle.cjs MODULES PORT
const [, , modules, port] = process.argv
const { Server } = require(`${modules}/boardgame.io/dist/cjs/server.js`)
const { INVALID_MOVE, PlayerView } = require(`${modules}/boardgame.io/dist/cjs/core.js`)

const CHARACTERS = 14, JESTER = 13, THRONE = 6, DUNGEON = 7, RESERVE = 8
const POINTS = [0, 1, 2, 3, 4, 5, 10, 0, 0]
const NOES = { 3: 4, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2 }
const PLACED = { 3: 12, 4: 12, 5: 10, 6: 12, 7: 7, 8: 8 }
const LIMIT = 4

function deal(G, ctx, random) {
  G.place = Array(CHARACTERS).fill(RESERVE)
  G.place[JESTER] = 0
  G.noes = Array(ctx.numPlayers).fill(NOES[ctx.numPlayers])
  G.stomachaches = Array(ctx.numPlayers).fill(1)
  G.shown = Array(ctx.numPlayers).fill(null)
  G.candidate = G.king = null
  G.toPlace = PLACED[ctx.numPlayers]
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    G.players[seat] = { favourites: random.Shuffle([...Array(CHARACTERS).keys()]).slice(0, 6), vote: null }
  }
}

function crowd(G, floor) {
  return G.place.filter((place) => place === floor).length
}

function settle({ G, ctx, events, random }) {
  const votes = ctx.playOrder.map((seat) => G.players[seat].vote)
  votes.forEach((vote, seat) => {
    G.shown[seat] = vote
    G.players[seat].vote = null
    if (vote === 'no') G.noes[seat]--
    if (vote === 'stomachache') G.stomachaches[seat]--
  })
  if (votes.includes('stomachache')) G.place[G.candidate] = 5
  else if (votes.includes('no')) G.place[G.candidate] = G.candidate === JESTER ? 0 : DUNGEON
  else G.king = G.candidate
  G.candidate = null
  if (G.king !== null) {
    for (const seat of ctx.playOrder) {
      G.score[seat] += G.players[seat].favourites.reduce((sum, who) => sum + POINTS[G.place[who]], 0)
    }
    G.round++
    deal(G, ctx, random)
  }
  events.endTurn()
}

const Castle = {
  name: 'castle',
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => {
    const G = { round: 1, players: {}, score: Array(ctx.numPlayers).fill(20), done: Array(ctx.numPlayers).fill(0) }
    deal(G, ctx, random)
    return G
  },
  turn: {
    stages: {
      vote: {
        moves: {
          vote: {
            move: (context, card) => {
              const { G, playerID } = context
              if (card === 'no' && G.noes[playerID] === 0) return INVALID_MOVE
              if (card === 'stomachache' && G.stomachaches[playerID] === 0) return INVALID_MOVE
              G.players[playerID].vote = card
              G.done[playerID]++
              if (context.ctx.playOrder.every((seat) => G.players[seat].vote !== null)) settle(context)
            },
            ignoreStaleStateID: true,
            client: false,
          },
        },
      },
    },
  },
  moves: {
    place: ({ G, playerID, events }, who, floor) => {
      if (G.toPlace === 0 || G.place[who] !== RESERVE || floor < 1 || floor > 4 || crowd(G, floor) >= LIMIT)
        return INVALID_MOVE
      G.place[who] = floor
      G.done[playerID]++
      if (--G.toPlace === 0) G.place = G.place.map((place) => (place === RESERVE ? 0 : place))
      events.endTurn()
    },
    move: ({ G, playerID, events }, who) => {
      const next = G.place[who] + 1
      if (G.toPlace > 0 || next > THRONE || (next < THRONE && crowd(G, next) >= LIMIT)) return INVALID_MOVE
      G.place[who] = next
      G.done[playerID]++
      if (next < THRONE) events.endTurn()
      else {
        G.candidate = who
        events.setActivePlayers({ all: 'vote', minMoves: 1, maxMoves: 1 })
      }
    },
  },
}

Server({ games: [Castle], origins: ['*'], authenticateCredentials: async () => true }).run({
  port: Number(port),
  callback: () => console.log(`ready on ${port}`),
})
