import { SvelteMap } from 'svelte/reactivity'

/** An object whose parts can be replaced: whoever has read one of them sees the new one, and nobody else is disturbed. */
export function changing<Whole extends object>(first: Whole): { seen: Whole; see: (now: Whole) => void } {
  const keys = Object.keys(first) as (keyof Whole)[]
  const parts = new SvelteMap<keyof Whole, unknown>()
  const seen = {} as Whole
  for (const key of keys) Object.defineProperty(seen, key, { enumerable: true, get: () => parts.get(key) })
  const see = (now: Whole) => keys.forEach((key) => parts.set(key, now[key]))
  see(first)
  return { seen, see }
}
