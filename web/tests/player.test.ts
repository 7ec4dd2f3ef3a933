import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Log from '../src/play/Log.svelte'
import PlainBoard from '../src/play/PlainBoard.svelte'
import QuestionPanel from '../src/play/QuestionPanel.svelte'
import { shortcuts } from '../src/play/shortcuts'
import { buttons, chooser, click, nowOf, playersIn, stored } from './stored'

const game = stored('vive-le-roi')

function panel(update: (typeof game.questions)[string], weighty = false) {
  const { choosing, sent } = chooser(update, weighty)
  document.body.replaceChildren()
  const shown = mount(QuestionPanel, {
    target: document.body,
    props: {
      update,
      choosing,
      world: game.world,
      players: playersIn(game.names, update),
      explain: () => undefined,
      usual: [],
      connected: true,
      byAsking: false,
      freely: true,
      undo: () => undefined
    }
  })
  flushSync()
  return { shown, choosing, sent, close: () => void unmount(shown) }
}

test('any question can be answered as sentences with buttons', () => {
  for (const update of Object.values(game.questions)) {
    const { sent, close } = panel(update)
    for (let steps = 0; !sent.length && steps < 5; steps++) {
      click(document.querySelector('.choices button')!)
    }
    expect(update.asked!.offers).toContainEqual(sent[0])
    close()
  }
})

test('a number chooses from the list', () => {
  const update = game.questions.who_moves!
  const { shown, sent, close } = panel(update)
  shown.number(2)
  expect(sent).toEqual([update.asked!.offers[1]])
  close()
})

test('the waiting are named', () => {
  const { after } = game.events.moved!
  const waiting = { ...after, asked: null, waiting: [1, 2] }
  const { close } = panel(waiting)
  expect(document.body.textContent).toContain('Bruno and Chloé are choosing.')
  close()
})

test('every line of the log can be asked why', () => {
  const { lines } = game.events.crowned!.after.log
  const asked: string[] = []
  document.body.replaceChildren()
  const log = mount(Log, { target: document.body, props: { lines, explain: (clause: string) => asked.push(clause) } })
  flushSync()
  const all = [...document.querySelectorAll('button')]
  expect(all.length).toBe(lines.filter((line) => line.clause).length)
  click(all[0]!)
  expect(asked).toEqual([lines[0]!.clause])
  void unmount(log)
})

test('a game without a board is shown in words', () => {
  const update = game.questions.who_moves!
  document.body.replaceChildren()
  const board = mount(PlainBoard, { target: document.body, props: { now: nowOf(game, update) } })
  flushSync()
  expect(document.body.textContent).toContain('Bruno')
  expect(document.body.textContent).toContain('Stomachaches')
  expect(document.body.textContent).not.toContain('Emissary')
  expect(buttons(document.body).size).toBe(0)
  void unmount(board)
})

test('long lists wait for a second digit, short ones do not', async () => {
  const chosen: number[] = []
  const press = (count: number) =>
    shortcuts({
      number: (wanted) => chosen.push(wanted),
      count: () => count,
      undo: () => undefined,
      drop: () => undefined,
      skip: () => false,
      confirm: () => undefined,
      rule: () => undefined,
      log: () => undefined,
      zoom: () => undefined,
      piece: () => undefined
    })
  const few = press(5)
  few(new KeyboardEvent('keydown', { key: '3' }))
  expect(chosen).toEqual([3])
  const many = press(13)
  many(new KeyboardEvent('keydown', { key: '1' }))
  expect(chosen).toEqual([3])
  many(new KeyboardEvent('keydown', { key: '2' }))
  expect(chosen).toEqual([3, 12])
})
