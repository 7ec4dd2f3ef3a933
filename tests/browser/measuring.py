"""What eyes and fingers meet on a page: how large texts are drawn, what can be hit, and what lies over it."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page

SEEN = "{ opacityProperty: true, visibilityProperty: true }"

TEXTS = f"""least => {{
  const found = new Set()
  const walker = document.createTreeWalker(document.querySelector('.stage > .board'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {{
    const holder = node.parentElement
    const words = node.textContent.trim()
    if (!words || holder.closest('.unseen, defs, title, desc, style') || !holder.checkVisibility({SEEN})) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const matrix = holder.getScreenCTM?.()
    const size = parseFloat(getComputedStyle(holder).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    if (size < least - 0.05) found.add(`${{size.toFixed(1)}} px: ${{words.slice(0, 40)}}`)
  }}
  return [...found].sort()
}}"""

TARGETS = f"""least => {{
  const nearer = document.querySelector('.zoom')?.checkVisibility()
  const found = []
  for (const one of document.querySelectorAll('button, a[href], [role=button], [role=tab], input, select, summary')) {{
    if (one.disabled || !one.checkVisibility({SEEN}) || one.closest('.unseen, .log, p, article .text')) continue
    if (nearer && one instanceof SVGElement) continue
    const box = (one.closest('label') ?? one).getBoundingClientRect()
    if (!box.width || box.right < 0) continue
    if (box.width < least - 0.5 || box.height < least - 0.5)
      found.push(`${{Math.round(box.width)}} by ${{Math.round(box.height)}} px: ${{one.ariaLabel || one.innerText}}`)
  }}
  return found
}}"""
"""Links inside sentences are as large as the sentence; a board that is drawn nearer shows tiny things larger."""

COVERED = f"""async () => {{
  const steps = Array.from({{ length: 9 }}, (_, i) => (i + 1) / 10)
  const named = one => one.ariaLabel || one.textContent.trim()
  function over(one, x, y) {{
    const box = one.getBoundingClientRect()
    return document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
  }}
  function share(one, block) {{
    one.scrollIntoView({{ block, inline: 'nearest' }})
    const mine = hit => one.contains(hit) || hit?.closest('.through')
    return steps.flatMap(x => steps.filter(y => mine(over(one, x, y)))).length / 81
  }}
  /** Of an irregular shape much of its box lies beside it. */
  const enough = (one, hit) => hit >= (one instanceof SVGElement ? 0.2 : 0.5)
  const found = []
  for (const one of document.querySelectorAll('.stage [role=button], .stage button, .choices button')) {{
    if (one.disabled || !one.checkVisibility({SEEN})) continue
    let hit = share(one, 'nearest')
    for (let looks = 0; looks < 4 && !enough(one, hit); looks++) {{
      await new Promise(moved => setTimeout(moved, 120))
      hit = one.isConnected ? share(one, 'center') : 1
    }}
    if (enough(one, hit)) continue
    const above = over(one, 0.5, 0.5)?.outerHTML.slice(0, 90)
    found.push(`${{named(one)}}: ${{(hit * 100).toFixed(0)}} % of it can be hit; over it lies ${{above}}`)
  }}
  return found
}}"""
"""What is not where it will be yet is looked at again, in the middle of what is seen."""

LAID_OVER = f"""() => {{
  const board = document.querySelector('.stage > .board')
  const over = [...document.querySelectorAll('.zoom')].filter(one => one.checkVisibility({SEEN}))
  const boxes = over.map(one => one.getBoundingClientRect())
  const found = new Set()
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {{
    const words = node.textContent.trim()
    if (!words || node.parentElement.closest('.unseen, defs, title, desc, style')) continue
    if (!node.parentElement.checkVisibility({SEEN})) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    boxes.forEach((box, i) => {{
      const wide = Math.min(box.right, text.right) - Math.max(box.left, text.left)
      const high = Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top)
      if (wide > 2 && high > 2) found.add(`${{words.slice(0, 40)}} lies under .${{over[i].className.split(' ')[0]}}`)
    }})
  }}
  return [...found]
}}"""

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

SIDEWAYS = """() => {
  const found = []
  const { clientWidth: seen, scrollWidth: all } = document.documentElement
  if (all > seen) found.push(`the page: ${all} px in ${seen}`)
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('.board-place, svg, .unseen')) continue
    const more = one.scrollWidth - one.clientWidth
    if (more <= 1 || !['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) continue
    found.push(`${one.className}: ${more} px`)
  }
  return found
}"""

BESIDE = """() => [...document.querySelectorAll('.stage > .board *')]
  .filter(one => one.scrollWidth - one.clientWidth > 1 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
  .map(one => `${one.nodeName} ${one.className}: ${one.scrollWidth - one.clientWidth} px`)"""


def small_texts(page: Page, least: float) -> list[str]:
    """The texts on the board whose letters are smaller, in CSS pixels as drawn."""
    return cast("list[str]", page.evaluate(TEXTS, least))


def small_targets(page: Page, least: float) -> list[str]:
    """What can be pressed, and is smaller than a finger needs."""
    return cast("list[str]", page.evaluate(TARGETS, least))


def covered(page: Page) -> list[str]:
    """What can be chosen, and lies under something else even when it is brought into view."""
    return cast("list[str]", page.evaluate(COVERED))


def laid_over(page: Page) -> list[str]:
    """The texts on the board that lie under buttons of the page."""
    return cast("list[str]", page.evaluate(LAID_OVER))


def cut(page: Page) -> list[str]:
    """The texts on the board that do not fit where they stand."""
    return cast("list[str]", page.evaluate(CUT))


def beside(page: Page) -> list[str]:
    """What of a board goes on to the right of what is seen of it."""
    return cast("list[str]", page.evaluate(BESIDE))


def sideways(page: Page) -> list[str]:
    """What goes on to the right of what is seen, the board apart: pages are read downwards."""
    return cast("list[str]", page.evaluate(SIDEWAYS))
