import type { Component } from 'svelte'

/** One drawing for each character, found by its word: `alienor` is `Alienor.svelte`. */
const drawings = import.meta.glob<Component>('./*.svelte', { eager: true, import: 'default' })

export function bustOf(character: string): Component | undefined {
  return drawings[`./${character[0]!.toUpperCase()}${character.slice(1)}.svelte`]
}
