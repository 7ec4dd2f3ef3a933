import type { Component } from 'svelte'

const drawings = import.meta.glob<Component<{ piece: string }>>('../games/*/Piece.svelte', { import: 'default' })

/** What draws the pieces of a game; undefined if nobody has drawn them yet. */
export async function piecesOf(game: string): Promise<Component<{ piece: string }> | undefined> {
  return drawings[`../games/${game}/Piece.svelte`]?.()
}
