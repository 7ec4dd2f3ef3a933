/**
 * A finger is no needle: what it means may lie some pixels beside where it came down.
 */
export const FINGER = 40
/** What is smaller than this cannot be hit among others. */
const TINY = 24
const CHOICES = 'button:not(:disabled), [role="button"]'

export interface Meant {
  choose: Element
  /** How much larger it would have to be to be told from others. */
  nearer: number
}

const narrow = (box: DOMRect) => Math.min(box.width, box.height)

function away(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

/**
 * What a touch on the board means, if not simply what it hit: the only choice within a finger's reach, or, where several
 * tiny ones lie together, to have them drawn nearer.
 */
export function meant(board: Element, target: Element, x: number, y: number): Meant | null {
  const hit = target.closest(CHOICES)
  const tried = hit ?? target.closest('[data-is]')
  if (tried && narrow(tried.getBoundingClientRect()) >= TINY) return null
  const near = [...board.querySelectorAll(CHOICES)]
    .map((choice) => ({ choice, box: choice.getBoundingClientRect() }))
    .map(({ choice, box }) => ({ choice, size: narrow(box), away: away(box, x, y) }))
    .filter((one) => one.away <= FINGER / 2)
    .sort((one, other) => one.away - other.away)
  const [nearest] = near
  if (!nearest) return null
  const tiniest = Math.min(...near.map(({ size }) => size))
  const nearer = near.length > 1 && tiniest < TINY ? FINGER / tiniest : 1
  return nearest.choice === hit && nearer === 1 ? null : { choose: nearest.choice, nearer }
}
