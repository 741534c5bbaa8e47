import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { preview } from 'vite'
import { root } from '../../.ci/install.mjs'

/**
 * Serves a site that `npm run release` made of the production build, and prints its address. A line `next` on the standard
 * input releases a build in which every script has another name, `back` goes back; each is answered by `done`.
 */
const place = `${root}/test-results/releases/${process.pid}`
const site = `${place}/site`
const next = `${place}/next`

const release = (...args) =>
  execFileSync(process.execPath, [`${root}/.ci/release.mjs`, site, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Copies the build as it would be after a change of every source: all names differ, and what refers to them. */
function buildNext() {
  const isOld = (file) => /\.js\.(br|gz)$/.test(file) && !file.includes('texts-')
  cpSync(`${root}/dist`, next, { recursive: true, filter: (file) => !isOld(file) })
  const names = readdirSync(`${next}/assets`).filter((name) => name.endsWith('.js') && !name.includes('texts-'))
  const renamed = (name) => name.replace(/\.js$/, 'x.js')
  for (const file of readdirSync(next, { recursive: true })) {
    if (!/\.(js|html|json)$/.test(file)) continue
    const text = readFileSync(`${next}/${file}`, 'utf8')
    const changed = text.replace(/[\w-]+\.js/g, (name) => (names.includes(name) ? renamed(name) : name))
    if (changed !== text) writeFileSync(`${next}/${file}`, changed)
  }
  for (const name of names) renameSync(`${next}/assets/${name}`, `${next}/assets/${renamed(name)}`)
}

rmSync(place, { recursive: true, force: true })
mkdirSync(place, { recursive: true })
buildNext()
release('--build', `${root}/dist`)
const server = await preview({
  root,
  mode: 'production',
  logLevel: 'warn',
  build: { outDir: `${site}/current` },
  preview: { port: 0, strictPort: false },
})
console.log(`http://127.0.0.1:${server.httpServer.address().port}`)
createInterface({ input: process.stdin }).on('line', (act) => {
  if (act === 'next') release('--build', next)
  else release('--back')
  console.log('done')
})
