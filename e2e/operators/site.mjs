import { cpSync, rmSync } from 'node:fs'
import { preview, runnerImport } from 'vite'
import { root } from '../../.ci/install.mjs'

/**
 * Serves the mock build as one of the operators here: a copy of it, the operator's files laid over it, and then what
 * `npm run settings` does, without packing the files. Prints the address.
 */
const [name] = process.argv.slice(2)
// A folder for each story that runs, because two of them may show the same operator at once.
const folder = `${root}/test-results/operators/${name}-${process.pid}`
rmSync(folder, { recursive: true, force: true })
cpSync(`${root}/${process.env.STORIES_FOLDER ?? 'dist-mock'}`, folder, { recursive: true })
cpSync(`${root}/e2e/operators/${name}`, folder, { recursive: true })

// React and Emotion must be their production versions, as in the build.
process.env.NODE_ENV = 'production'
const { module } = await runnerImport(`${root}/src/build/applySettings.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
await module.applySettings(root, folder, true)
const server = await preview({
  root,
  mode: 'mock',
  logLevel: 'warn',
  build: { outDir: folder },
  preview: { port: 0, strictPort: false },
})
console.log(`http://127.0.0.1:${server.httpServer.address().port}`)
