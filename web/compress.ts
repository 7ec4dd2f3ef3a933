import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A compressed twin beside every text file, so that the server need not compress anything while it serves. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'regnum-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const path of filesIn(folder)) {
        if (!/\.(js|css|html|svg)$/.test(path)) continue
        const small = gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION })
        writeFileSync(`${path}.gz`, small)
      }
    }
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}
