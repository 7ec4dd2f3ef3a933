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
    if (one.closest('.unseen, p, li.line') || !box.width) continue
    if (box.width < least - 0.5 || box.height < least - 0.5)
      found.push(`${box.width.toFixed(0)} by ${box.height.toFixed(0)} px: ${one.ariaLabel || one.textContent.trim()}`)
  }
  return found
}"""

COVERED = """() => {
  const found = []
  for (const one of document.querySelectorAll('.stage [role=button], .stage button, .choices button')) {
    if (one.disabled || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || one.contains(hit) || hit.contains(one)) continue
    const over = hit.closest('[class]')?.outerHTML.slice(0, 80)
    found.push(`${one.ariaLabel || one.textContent.trim()} lies under ${over}`)
  }
  return found
}"""

CUT = """() => {
  const found = []
  for (const one of document.querySelectorAll('.stage > .board *')) {
    const words = one.textContent.trim()
    if (!words || one.closest('.unseen, svg') || getComputedStyle(one).overflow !== 'hidden') continue
    const over = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
    if (one.children.length > 3 || Math.max(...over) <= 2) continue
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
