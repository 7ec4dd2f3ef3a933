// boardgame.io's engine without its server: one round of its master for every move, as a local client makes it. The game
// is the castle game of bench/server, at random. Run: node of_boardgame_io.cjs MODULES; see wire.py for how it is asked.
const { readFileSync } = require('fs')
const { createInterface } = require('readline')
const { join } = require('path')
const [, , modules] = process.argv
const at = require('path').resolve(modules)
const { Client } = require(`${at}/boardgame.io/dist/cjs/client.js`)

// The game stands in the server's program; everything before it starts the server is what is needed here.
const text = readFileSync(join(__dirname, '..', 'server', 'castle.cjs'), 'utf8')
const rules = text.slice(text.indexOf('const CHARACTERS'), text.indexOf('\nServer('))
const { INVALID_MOVE, PlayerView } = require(`${at}/boardgame.io/dist/cjs/core.js`)
const Castle = new Function('INVALID_MOVE', 'PlayerView', `${rules}\nreturn Castle`)(INVALID_MOVE, PlayerView)
Castle.playerView = undefined
Castle.turn.stages.vote.moves.vote.client = true

const ROUNDS = 3
const pick = (list) => list[Math.floor(Math.random() * list.length)]

function step(client) {
  const { G, ctx } = client.getState()
  if (ctx.activePlayers) {
    const seat = Object.keys(ctx.activePlayers)[0]
    client.updatePlayerID(seat)
    client.moves.vote(pick(['yes', ...(G.noes[seat] ? ['no'] : []), ...(G.stomachaches[seat] ? ['stomachache'] : [])]))
    return
  }
  client.updatePlayerID(ctx.currentPlayer)
  const crowd = (floor) => G.place.filter((place) => place === floor).length
  if (G.toPlace) {
    const waiting = [...G.place.keys()].filter((who) => G.place[who] === 8)
    client.moves.place(pick(waiting), pick([1, 2, 3, 4].filter((floor) => crowd(floor) < 4)))
  } else {
    client.moves.move(pick([...G.place.keys()].filter((who) => G.place[who] < 6 && (G.place[who] === 5 || crowd(G.place[who] + 1) < 4))))
  }
}

function play() {
  const client = Client({ game: Castle, numPlayers: 4, debug: false })
  client.start()
  let count = 0
  while (client.getState().G.round <= ROUNDS) {
    step(client)
    count++
  }
  client.stop()
  return count
}

function measured(seconds) {
  const began = process.cpuUsage()
  let decisions = 0, games = 0, spent = 0
  while (spent < seconds) {
    decisions += play()
    games++
    const used = process.cpuUsage(began)
    spent = (used.user + used.system) / 1e6
  }
  return [decisions / spent, games / spent]
}

console.log(JSON.stringify([['boardgame.io, Vive le Roi!', 'JavaScript', 'from Python']]))
createInterface({ input: process.stdin }).on('line', (line) => console.log(JSON.stringify(measured(Number(line.split(' ')[1])))))
