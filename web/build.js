/**
 * Builds the page and every board into the package, each where it belongs; with names of games, only their boards.
 * `--into` names another folder that is laid out like the package, `--watch` builds again whenever something changes.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const { values, positionals } = parseArgs({
  options: {
    into: { type: 'string', default: '../src/regnum' },
    watch: { type: 'boolean' },
    quiet: { type: 'boolean' }
  },
  allowPositionals: true
})
const usual = { emptyOutDir: true, watch: values.watch ? {} : null }
const logLevel = values.quiet ? 'warn' : 'info'

if (!positionals.length) await build({ logLevel, build: { ...usual, outDir: join(values.into, 'server/static') } })
for (const game of positionals.length ? positionals : readdirSync('src/games'))
  await build({
    logLevel,
    build: {
      ...usual,
      outDir: join(values.into, 'games', game.replaceAll('-', '_'), 'board'),
      copyPublicDir: false,
      lib: { entry: `src/games/${game}/index.ts`, formats: ['es'], fileName: 'board', cssFileName: 'board' }
    }
  })
