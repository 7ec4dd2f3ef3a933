import type { Line, Update, View } from '../wire/types'
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

/** Kinds of which everybody has their own, in secret: what a board draws of them is mine. */
function ownKinds({ fields }: World['schema']): Set<string> {
  const secret = Object.values(fields).filter(({ sight }) => sight !== 'public')
  return new Set(secret.flatMap(({ axes, kind }) => [kind, ...axes.map((axis) => axis.kind)]))
}

/**
 * Where two views differ, each as boards name it in their marks; where there are several names, the first that is drawn.
 *
 * Fields in `unmarked` are bookkeeping, or drawn for one player at a time; `owner=-2` is whatever comes from that number.
 */
export function changedPlaces(
  { schema }: World,
  before: View,
  after: View,
  unmarked: readonly string[] = []
): string[] {
  const own = ownKinds(schema)
  const found = new Set<string>()
  for (const [name, { axes, kind, sight }] of Object.entries(schema.fields)) {
    if (unmarked.includes(name)) continue
    const called = (of: string, number: number) => {
      const word = sight === 'public' && own.has(of) ? undefined : schema.words[of]?.[number]?.word
      return word ? [`${of}:${word}`] : []
    }
    const visit = (was: Nested, is: Nested, depth: number, names: string[]): void => {
      if (typeof is === 'object' && is && typeof was === 'object' && was)
        is.forEach((one, i) => visit(was[i] ?? null, one, depth + 1, [...called(axes[depth]!.kind, i), ...names]))
      else if (was !== is && was !== null && is !== null && !unmarked.includes(`${name}=${was as number}`)) {
        const all = axes.length ? [...names, ...called(kind, is as number)] : [`field:${name}`]
        if (all.length) found.add(all.join(' '))
      }
    }
    visit((before[name] ?? null) as Nested, (after[name] ?? null) as Nested, 0, [])
  }
  return [...found]
}

/** The places that a line of the log speaks of. */
export function placesIn({ schema }: World, { event, numbers, private: mine }: Line): string[] {
  const own = mine ? new Set<string>() : ownKinds(schema)
  return (schema.events[event]?.arguments ?? []).flatMap(({ name, kind }) => {
    const word = own.has(kind) ? undefined : schema.words[kind]?.[numbers[name] ?? -1]?.word
    return word ? [`${kind}:${word}`] : []
  })
}

/** Whether a line may speak of something that belongs to somebody (`data-of="house:red seat:1"`): not if it names another. */
export function speaksOf({ schema }: World, { event, numbers }: Line, { dataset }: HTMLElement | SVGElement): boolean {
  const owners = dataset.of?.split(' ') ?? []
  return (schema.events[event]?.arguments ?? []).every(({ name, kind }) => {
    const word = schema.words[kind]?.[numbers[name] ?? -1]?.word ?? numbers[name]
    return owners.every((owner) => !owner.startsWith(`${kind}:`) || owner === `${kind}:${word}`)
  })
}
