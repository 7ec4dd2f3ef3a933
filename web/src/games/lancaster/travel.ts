import { cubicInOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'

/** A piece that leaves one place and appears in another travels between them. */
export const [leave, arrive] = crossfade({
  duration: 420,
  easing: cubicInOut,
  fallback: (node, { duration }) => fade(node, { duration: duration as number })
})
