// Runs compiling.py in the Python of browsers: node compiling.mjs PYODIDE ARCHIVES, each a folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [program, archives] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(program, 'pyodide.mjs')))
const python = await loadPyodide({ indexURL: program })
const { wheels, games } = JSON.parse(readFileSync(join(archives, 'contents.json'), 'utf8'))
for (const name of ['regnum.zip', ...games.map((game) => `${game}.zip`), ...wheels])
    python.unpackArchive(new Uint8Array(readFileSync(join(archives, name))), name.endsWith('.whl') ? 'wheel' : 'zip')
python.mountNodeFS('/archives', archives)
python.runPython(readFileSync(new URL('compiling.py', import.meta.url), 'utf8'))
