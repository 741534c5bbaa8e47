import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './install.mjs'

/**
 * `npm run settings [-- folder]` updates a built folder (dist) after its settings.json was replaced: it writes the
 * documents, the security headers and the host files again, and packs what has changed.
 */
const folder = resolve(root, process.argv[2] ?? 'dist')
// React and Emotion must be their production versions, as in the build.
process.env.NODE_ENV = 'production'
const { module } = await runnerImport(`${root}/src/build/applySettings.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
await module.applySettings(root, folder, folder.endsWith('-mock'))
const packed = await module.compressFiles(folder)
console.log(`${folder}: documents and host files follow settings.json; ${packed.length} packed files were written`)
