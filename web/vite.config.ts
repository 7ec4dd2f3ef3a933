import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { fromTheRoot } from './from-the-root.ts'

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  // Scripts find each other beside themselves, wherever the folder lies.
  base: './',
  plugins: [svelte(), fromTheRoot(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Everything a page needs is a file of our own: the server's content security policy knows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // What of others is in the page, with its licences, lies beside it.
    license: { fileName: 'licences.md' },
    rolldownOptions: { checks: { pluginTimings: false } }
  },
  server: { proxy: { '/api': { target: server, ws: true }, '^/games/.+/.+/': server } }
})
