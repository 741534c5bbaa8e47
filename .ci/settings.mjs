import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './install.mjs'

/**
 * `npm run settings [-- folder]`: after another settings.json was put into a built folder (dist), writes its landing,
 * security headers and host files anew.
 */
const folder = resolve(root, process.argv[2] ?? 'dist')
// React and emotion must be those of production, as in the build.
process.env.NODE_ENV = 'production'
const { module } = await runnerImport(`${root}/src/build/applySettings.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
await module.applySettings(root, folder, folder.endsWith('-mock'))
await module.compressFiles(folder)
console.log(`${folder}: landing and host files follow settings.json`)
