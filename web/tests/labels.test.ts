import { expect, test } from 'vitest'
import { BOARDS } from './boards'
import { chooser, show, stored } from './stored'

/** The words one would say: a letter alone is a mark like an icon, as axe takes it too. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^\p{L}$/u.test(word))

/** Buttons whose label does not hold the words that are written on them, one after the other: whoever speaks to them is not heard. */
function mislabelled(page: HTMLElement): string[] {
  return [...page.querySelectorAll('button[aria-label], [role=button][aria-label]')].flatMap((one) => {
    const label = ` ${wordsOf(one.getAttribute('aria-label')!).join(' ')} `
    const seen = wordsOf(one.textContent ?? '').join(' ')
    return label.includes(` ${seen} `) || !seen ? [] : [`${label.trim()} / ${seen}`]
  })
}

test.each(BOARDS)('every button of %s is called by what is written on it', (name, Board) => {
  const game = stored(name)
  const wrong = Object.values(game.questions).flatMap((update) => {
    const { page, close } = show(Board, game, update, chooser(update).choosing)
    const found = mislabelled(page)
    close()
    return found
  })
  expect([...new Set(wrong)]).toEqual([])
})
