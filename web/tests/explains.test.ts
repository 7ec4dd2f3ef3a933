import { expect, test } from 'vitest'
import { explained, markedAt, type Marked } from '../src/play/mark'
import { BOARDS } from './boards'
import { stage } from './stage.svelte'
import { stored } from './stored'

/** What looks like a piece: a drawing with a name, or something drawn that can be chosen. */
function looksLikeAPiece(one: Element): boolean {
  if (one.hasAttribute('title')) return true
  if (!one.hasAttribute('aria-label')) return false
  const control = one.classList.contains('button') || one.classList.contains('fold')
  return /^(img|button)$/.test(one.getAttribute('role') ?? '') || (one.localName === 'button' && !control)
}

/** Whose words are all there is to say: a sentence written on a button, a shield with a name beside it. */
function saysAll(one: Element): boolean {
  const label = one.getAttribute('aria-label') ?? one.getAttribute('title') ?? ''
  const written = (one.textContent ?? '').trim()
  return !label || label === written || (written.length > 3 && (label.includes(written) || written.includes(label)))
}

function unexplained(game: ReturnType<typeof stored>, page: HTMLElement): string[] {
  const all = [...page.getElementsByTagName('*')]
  const pieces = all.filter((one) => looksLikeAPiece(one) && !saysAll(one))
  const bare = pieces.filter((one) => !markedAt(one)).map((one) => `not marked: ${nameOf(one)}`)
  const marks = new Map(all.map((one) => [one.getAttribute('data-is'), one as Marked]))
  const mute = [...marks].filter(([mark, one]) => mark && !explained(game.world, one).text)
  return [...bare, ...mute.map(([mark]) => `no explanation: ${mark}`)]
}

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.getAttribute('title')

test.each(BOARDS)('every piece of %s explains itself', (name, Board) => {
  const game = stored(name)
  const all = [...Object.values(game.questions), ...Object.values(game.events).map(({ after }) => after)]
  const scenes = [...new Map(all.map((scene) => [`${scene.number} ${scene.told}`, scene])).values()]
  const { page, turn, close } = stage(Board, game, scenes[0]!)
  const wrong = new Set(
    scenes.flatMap((scene) => {
      turn(scene)
      return unexplained(game, page)
    })
  )
  close()
  expect([...wrong].sort()).toEqual([])
})
