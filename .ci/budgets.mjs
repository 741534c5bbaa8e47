import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './install.mjs'

/**
 * Size budgets of the production build, in brotli bytes along its chunk graph (`dist-manifest/manifest.json`). Bytes
 * are exact, so more than "must" fails; "aim" is the goal.
 */
const budgets = {
  landing: { must: 148, aim: 144, text: 'scripts before the landing lives' },
  products: { must: 184, aim: 170, text: 'scripts of a first visit straight to /products' },
  usable: { must: 250, aim: 220, text: 'scripts until the page can be used' },
  requests: { must: 10, aim: 8, text: 'requests until the page can be used' },
  // Its head is made of six reads, which are sent in one round.
  overview: { must: 15, aim: 10, text: 'requests until the page can be used' },
  smallest: { must: 2, aim: 4, isLeast: true, text: 'the smallest of these files' },
  route: { must: 45, aim: 30, text: 'what a further route adds' },
  document: { must: 14, aim: 12, text: 'the largest document, which a server must send at once' },
  monitoring: { must: 3, aim: 3, text: 'what monitoring adds, where an operator has it' },
  texts: { must: 8, aim: 5, text: 'texts of one language in the first load' },
}

const manifestFile = `${root}/dist-manifest/manifest.json`
if (!existsSync(manifestFile)) {
  console.error('There is no production build: run `npm run build` first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
for (const file of readdirSync(`${root}/dist/assets`)) {
  const [, name] = /^((?:\w+-)?texts-.+)-[\w-]{8}\.js$/.exec(file) ?? []
  if (name) manifest[file] = { file: `assets/${file}`, name }
}
const keys = Object.keys(manifest)
/** What each page needs until it can be used, besides the entry, the start code and the first texts (`rowsOf`). */
const pages = JSON.parse(readFileSync(`${root}/dist-manifest/pages.json`, 'utf8')).sort((one, other) =>
  one.page.localeCompare(other.page),
)

/** Returns a chunk and all its imports, as keys of the manifest. */
function withImports(start, found = new Set()) {
  if (found.has(start)) return found
  found.add(start)
  manifest[start].imports?.forEach((key) => withImports(key, found))
  return found
}
const union = (sets) => new Set(sets.flatMap((set) => [...set]))
const without = (set, known) => new Set([...set].filter((key) => !known.has(key)))

const sizes = new Map()
function sizeOf(key) {
  if (!sizes.has(key)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    sizes.set(key, brotliCompressSync(readFileSync(`${root}/dist/${manifest[key].file}`), { params }).length)
  }
  return sizes.get(key)
}
/** Returns the files, the largest first, for a budget that is exceeded. */
const largest = (set) =>
  [...set]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 10)
    .map((key) => `${manifest[key].name} ${(sizeOf(key) / 1_000).toFixed(1)}`)
    .join(', ')
const kilobytes = (set) => [...set].reduce((sum, key) => sum + sizeOf(key), 0) / 1_000

const named = (name) => keys.find((key) => manifest[key].name === name) ?? fail(`The build has no chunk ${name}.`)
function fail(message) {
  console.error(message)
  process.exit(1)
}
const first = union(['entry', 'start'].map((name) => withImports(named(name))))
const keyOf = (file) => keys.find((key) => manifest[key].file === file)
const scriptsOf = ({ files }) => union([first, new Set(files.map(keyOf))])
const pageAt = (address) => pages.find(({ page }) => page === address) ?? fail(`The build has no page ${address}.`)

const rows = []
const landing = scriptsOf(pageAt('/'))
const products = scriptsOf(pageAt('/products'))
rows.push({ ...budgets.landing, name: '/', size: kilobytes(landing), of: landing })
rows.push({ ...budgets.products, name: '/products', size: kilobytes(products), of: products })

const documents = readdirSync(`${root}/dist`, { recursive: true })
  .filter((file) => file.endsWith('.html.br'))
  .map((file) => ({ name: file, size: statSync(`${root}/dist/${file}`).size / 1_000 }))
  .sort((one, other) => other.size - one.size)
rows.push({ ...budgets.document, ...documents[0] })

for (const row of pages) {
  const scripts = scriptsOf(row)
  const sets = new Set(row.texts.map((set) => named(`${set && `${set}-`}texts-en`)))
  const files = union([scripts, sets])
  const smallest = [...files].sort((one, other) => sizeOf(one) - sizeOf(other))[0]
  // Besides the document, which holds the settings, and pictures: scripts, texts, and the calls that the page waits for.
  const requests = row.page === '/account' ? budgets.overview : budgets.requests
  rows.push({ ...requests, name: row.page, size: files.size + row.calls, of: files })
  rows.push({ ...budgets.smallest, name: `${row.page} (${manifest[smallest].name})`, size: sizeOf(smallest) / 1_000 })
  rows.push({ ...budgets.usable, name: row.page, size: kilobytes(scripts), of: scripts })
}

// "Further" counts from a visitor who has opened the catalogue, and for all but the forms themselves, a form.
const forms = named('forms')
const withForms = union([products, withImports(forms)])
const own = pages.flatMap(({ files }) => files.slice(0, 1).map(keyOf))
const others = keys.filter((key) => /^src\/(features\/.+Screen|app\/pages\/[^/]+)\.tsx$/.test(key))
for (const key of new Set([forms, ...own, ...others])) {
  const added = without(withImports(key), key === forms ? products : withForms)
  if (added.size > 0) rows.push({ ...budgets.route, name: manifest[key].name, size: kilobytes(added), of: added })
}
const monitoring = without(withImports(named('monitor')), landing)
rows.push({ ...budgets.monitoring, name: 'monitor', size: kilobytes(monitoring), of: monitoring })
for (const key of keys.filter((name) => /^texts-/.test(manifest[name].name ?? ''))) {
  rows.push({ ...budgets.texts, name: manifest[key].name, size: sizeOf(key) / 1_000 })
}

const line = (must, aim, actual, what) =>
  `${must.padStart(6)} ${aim.padStart(6)} ${actual.padStart(8)}  ${what}`.trimEnd()
console.log(line('must', 'aim', 'is', 'kB, brotli'))
const isOver = ({ size, must, isLeast }) => (isLeast ? size < must : size > must)
for (const row of rows) {
  const { must, aim, size, name, text, of, isLeast } = row
  const verdict = isOver(row) ? `TOO ${isLeast ? 'SMALL' : 'LARGE'}: ` : ''
  console.log(line(String(must), String(aim), size.toFixed(1), `${verdict}${text}: ${name}`))
  if (isOver(row) && of) console.log(line('', '', '', largest(of)))
}
const failures = rows.filter(isOver)
if (failures.length > 0) {
  console.error(`\n${failures.length} budget(s) exceeded.`)
  process.exit(1)
}
