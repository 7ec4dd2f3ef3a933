import type { World } from './world'

/**
 * The one mark of a piece or a place on a board: `data-is="building:castle space:A31"`, names with blanks between.
 *
 * The first name says what it is, and so explains it. The others say what it is called, each for whoever calls it so: a thing
 * of the rules (`space:A31`), as log, lessons and answers do; a field of the view (`field:king`), where no thing has its number; a
 * parameter's value (`floor=3`), where an answer has a bare number. What has only one name is called by it.
 * `data-state` adds how this one stands.
 */
export type Marked = HTMLElement | SVGElement

/** The marked thing at an element, or around it. */
export function markedAt(element: Element | null): Marked | null {
  return element?.closest<Marked>('[data-is]') ?? null
}

/** What it is called; the kind of thing that it is only where it has no other name. */
export function namesOf(marked: Marked): string[] {
  const [kind, ...names] = marked.dataset.is!.split(' ')
  return names.length ? names : [kind!]
}

/** Everything on the page that is called so. */
export function drawnAs(name: string): Marked[] {
  return [...document.querySelectorAll<Marked>(`[data-is~="${CSS.escape(name)}"]`)].filter((marked) =>
    namesOf(marked).includes(name)
  )
}

const OF_A_THING = /^(?!field:)([^:=]+):(.+)$/

/** How people call it and what it does: in words of its own, or in those for all of its kind. */
export function explained(world: World, marked: Marked): { name: string; text: string } {
  const things = marked.dataset.is!.split(' ').flatMap((name) => {
    const [, kind, word] = OF_A_THING.exec(name) ?? []
    return kind ? [{ name: world.called(kind, word!), text: world.text(kind, world.number(kind, word!)) }] : []
  })
  const [kind, ...own] = things
  const told = own.find(({ text }) => text) ?? kind ?? { name: '', text: '' }
  const name = own[0]?.name
  if (told !== kind || name === undefined) return told
  const says = name.toLowerCase().includes(kind.name.toLowerCase())
  return { name: says ? name : `${kind.name} · ${name}`, text: kind.text }
}

/** What an answer may hold that means this: words of the notation (`romeo`, `floor=3`). */
export function termsOf(marked: Marked): string[] {
  return namesOf(marked)
    .filter((name) => !/^(field|thing):/.test(name))
    .map((name) => name.replace(OF_A_THING, '$2'))
}
