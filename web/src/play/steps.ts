import type { Update, View } from '../wire/types'
import type { World } from './world'

/** What was told one decision after the other, as if each had come by itself; the last is where things stand. */
export function momentsOf(update: Update): Update[] {
  let begin = update.log.from
  const lines = (until: number) => {
    const log = {
      from: begin,
      lines: update.log.lines.slice(begin - update.log.from, until - update.log.from)
    }
    begin = until
    return log
  }
  const before = update.steps.map((step) => ({
    ...update,
    ...step,
    asked: null,
    lesson: null,
    result: null,
    undo: { free: false, may_ask: false },
    log: lines(step.told),
    steps: []
  }))
  return [...before, { ...update, log: lines(update.told), steps: [] }]
}

type Nested = number | null | readonly Nested[]

/** The places, as boards name them in `data-place`, at which two views differ. */
export function changedPlaces({ schema }: World, before: View, after: View): string[] {
  const found = new Set<string>()
  for (const [name, { axes, kind }] of Object.entries(schema.fields)) {
    const visit = (was: Nested, is: Nested, depth: number, place: string): void => {
      if (Array.isArray(is) && Array.isArray(was)) {
        const words = schema.words[axes[depth]?.kind ?? '']
        is.forEach((one: Nested, i) => {
          const word = words?.[i]?.word
          visit(was[i] as Nested, one, depth + 1, word ? `${axes[depth]!.kind}:${word}` : place)
        })
      } else if (was !== is && was !== null && is !== null) {
        const word = typeof is === 'number' ? schema.words[kind]?.[is]?.word : undefined
        found.add(place || (word ? `${kind}:${word}` : `field:${name}`)).add(`field:${name}`)
      }
    }
    visit(before[name] ?? null, after[name] ?? null, 0, '')
  }
  return [...found]
}

/** The places that a line of the log speaks of. */
export function placesIn({ schema }: World, event: string, numbers: Record<string, number>): string[] {
  return (schema.events[event]?.arguments ?? []).flatMap(({ name, kind }) => {
    const word = schema.words[kind]?.[numbers[name] ?? -1]?.word
    return word ? [`${kind}:${word}`] : []
  })
}
