import { expect, test } from 'vitest'
import type { GameModule } from '../src/play/contract'
import krone from '../src/games/krone-und-schwert'
import lancaster from '../src/games/lancaster'
import langLebe from '../src/games/lang-lebe-der-koenig'
import vive from '../src/games/vive-le-roi'
import { explained, markedAt, type Marked } from '../src/play/mark'
import { stage } from './stage.svelte'
import { stored } from './stored'

const BOARDS: Record<string, { Board: unknown }> = {
  'krone-und-schwert': krone,
  lancaster,
  'lancaster-all': lancaster,
  'lancaster-two-all': lancaster,
  'lang-lebe-der-koenig': langLebe,
  'vive-le-roi': vive,
  'vive-le-roi-couple': vive
}

/** What looks like a piece: a drawing with a name, or something drawn that can be chosen. */
const PIECES = '[role=img][aria-label], [title], svg [role=button], button:not(.button, .fold)[aria-label]'

/** Whose words are all there is to say: a sentence written on a button, a shield with a name beside it. */
function saysAll(one: Element): boolean {
  const label = one.getAttribute('aria-label') ?? one.getAttribute('title') ?? ''
  const written = (one.textContent ?? '').trim()
  return !label || label === written || (written.length > 3 && (label.includes(written) || written.includes(label)))
}

function unexplained(game: ReturnType<typeof stored>, page: HTMLElement): string[] {
  const pieces = [...page.querySelectorAll(PIECES)].filter((one) => !saysAll(one))
  const bare = pieces.filter((one) => !markedAt(one)).map((one) => `not marked: ${nameOf(one)}`)
  const marks = new Map([...page.querySelectorAll<Marked>('[data-is]')].map((one) => [one.dataset.is!, one]))
  const mute = [...marks.values()].filter((one) => !explained(game.world, one).text)
  return [...bare, ...mute.map((one) => `no explanation: ${one.dataset.is}`)]
}

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.getAttribute('title')

test.each(Object.entries(BOARDS))('every piece of %s explains itself', (name, { Board }) => {
  const game = stored(name)
  const scenes = [...Object.values(game.questions), ...Object.values(game.events).map(({ after }) => after)]
  const { page, turn, close } = stage(Board as GameModule['Board'], game, scenes[0]!)
  const wrong = new Set(
    scenes.flatMap((scene) => {
      turn(scene)
      return unexplained(game, page)
    })
  )
  close()
  expect([...wrong].sort()).toEqual([])
})
