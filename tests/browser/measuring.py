"""What eyes and fingers meet on a page: how large texts are drawn, what can be hit, and what lies over it."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

TEXTS = """least => {
  const board = document.querySelector('.stage > .board')
  const near = board.getBoundingClientRect().width / board.offsetWidth
  const found = new Set()
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    const words = node.textContent.trim()
    if (!words || holder.closest('.unseen, defs, title, desc, style')) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const matrix = holder.getScreenCTM?.()
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : near
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < least - 0.05) found.add(`${size.toFixed(1)} px: ${words.slice(0, 40)}`)
  }
  return [...found].sort()
}"""

TARGETS = """least => {
  const found = []
  for (const one of document.querySelectorAll('button, a[href], [role=button], [role=tab], input, select, summary')) {
    if (one.disabled || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = (one.closest('label') ?? one).getBoundingClientRect()
    if (one.closest('.unseen, .log') || !box.width || box.right < 0) continue
    if (box.width < least - 0.5 || box.height < least - 0.5)
      found.push(`${box.width.toFixed(0)} by ${box.height.toFixed(0)} px: ${one.ariaLabel || one.textContent.trim()}`)
  }
  return found
}"""

COVERED = """() => {
  /** The middle; of an irregular shape all points of a grid that lie on it. */
  function points(one) {
    const box = one.getBoundingClientRect()
    if (!(one instanceof SVGPathElement)) return [[box.left + box.width / 2, box.top + box.height / 2]]
    const back = one.getScreenCTM().inverse()
    const steps = Array.from({ length: 9 }, (_, i) => (i + 1) / 10)
    const grid = steps.flatMap(x => steps.map(y => [box.left + box.width * x, box.top + box.height * y]))
    return grid.filter(([x, y]) => one.isPointInFill(new DOMPoint(x, y).matrixTransform(back)))
  }
  const found = []
  for (const one of document.querySelectorAll('.stage [role=button], .stage button, .choices button')) {
    if (one.disabled || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const hits = points(one).map(([x, y]) => document.elementFromPoint(x, y))
    const over = hits.filter(hit => !hit || !(one.contains(hit) || hit.contains(one) || hit.closest('.through')))
    if (over.length * 2 <= hits.length) continue
    const what = over[0]?.closest('[class]')?.outerHTML.slice(0, 80) ?? 'the edge'
    found.push(`${one.ariaLabel || one.textContent.trim()} lies under ${what}`)
  }
  return found
}"""

CUT = """() => {
  const found = []
  for (const one of document.querySelectorAll('.stage > .board *')) {
    const words = one.textContent.trim()
    if (!words || one.closest('.unseen, svg') || getComputedStyle(one).overflow !== 'hidden') continue
    const over = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
    const own = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
    if (!own || Math.max(...over) <= 2) continue
    found.push(`${words.slice(0, 60)}: ${over.join(' and ')} px too much`)
  }
  return found
}"""


def small_texts(page: Page, least: float) -> list[str]:
    """The texts on the board whose letters are smaller, in CSS pixels as drawn."""
    return cast("list[str]", page.evaluate(TEXTS, least))


def small_targets(page: Page, least: float) -> list[str]:
    """What can be pressed, and is smaller than a finger needs."""
    return cast("list[str]", page.evaluate(TARGETS, least))


def covered(page: Page) -> list[str]:
    """What can be chosen, and lies under something else even when it is brought into view."""
    return cast("list[str]", page.evaluate(COVERED))


def cut(page: Page) -> list[str]:
    """The texts on the board that do not fit where they stand."""
    return cast("list[str]", page.evaluate(CUT))
