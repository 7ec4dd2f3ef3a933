import type { Plugin } from 'vite'

/** The page itself is given at every address of a server: what it fetches, it fetches from the root. */
export function fromTheRoot(): Plugin {
  return {
    name: 'regnum-from-the-root',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') }
  }
}
