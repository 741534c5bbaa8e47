import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './install.mjs'

/**
 * Size budgets of the production build, in brotli bytes along its chunk graph (`dist-manifest/manifest.json`). Bytes
 * are exact, so more than "must" fails; "aim" is the goal.
 */
const budgets = {
  landing: { must: 154, aim: 144, text: 'scripts before the landing lives' },
  products: { must: 190, aim: 170, text: 'scripts of a first visit straight to /products' },
  route: { must: 45, aim: 30, text: 'what a further route adds' },
  // A top-level await in main.tsx makes the bundler add a file for each dynamic import.
  files: { must: 6, aim: 5, text: 'files with scripts or texts before the landing lives' },
  texts: { must: 8, aim: 5, text: 'texts of one language in the first load' },
}

const manifestFile = `${root}/dist-manifest/manifest.json`
if (!existsSync(manifestFile)) {
  console.error('There is no production build: run `npm run build` first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const keys = Object.keys(manifest)

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
/** Returns the largest files, for a budget that is exceeded. */
const largest = (set) =>
  [...set]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 6)
    .map((key) => `${manifest[key].name} ${(sizeOf(key) / 1_000).toFixed(1)}`)
    .join(', ')
const kilobytes = (set) => [...set].reduce((sum, key) => sum + sizeOf(key), 0) / 1_000

const isText = (key) => key.startsWith('locales/') || /(^|-)texts-[\w-]+$/.test(manifest[key].name ?? '')
const entry = keys.find((key) => manifest[key].isEntry) ?? keys.find((key) => manifest[key].name === 'entry')
// The dynamic imports of main.tsx run at once; texts have their own budget.
const eager = [...withImports(entry)].flatMap((key) => manifest[key].dynamicImports ?? []).filter((key) => !isText(key))
const landing = without(union([entry, ...eager].map((key) => withImports(key))), new Set(keys.filter(isText)))

const isScreen = (key) => /^src\/(features\/.+Screen|app\/pages\/[^/]+)\.tsx$/.test(key) && manifest[key].isDynamicEntry
const screens = keys.filter(isScreen)
const productsScreen = screens.find((key) => key.endsWith('/ProductsScreen.tsx'))
// The code that sends requests, with axios, loads with the first request, by a dynamic import.
const exchange = keys.find((key) => key.endsWith('src/api/exchange.ts') && manifest[key].isDynamicEntry)
const firstRequest = exchange ? withImports(exchange) : new Set()

const rows = [{ ...budgets.landing, name: '/', size: kilobytes(landing), of: landing }]
const firstTexts = [...withImports(entry)]
  .flatMap((key) => manifest[key].dynamicImports ?? [])
  .filter((key) => /^(_texts-en|locales\/en\/)/.test(key))
const firstFiles = union([landing, new Set(firstTexts)])
rows.push({ ...budgets.files, name: '/', size: firstFiles.size })
// "Further" counts from a visitor who has opened the catalogue.
let known = union([landing, firstRequest])
if (productsScreen) {
  const visit = union([known, withImports(productsScreen)])
  rows.push({ ...budgets.products, name: '/products', size: kilobytes(visit), of: visit })
  known = visit
} else {
  rows.push({ ...budgets.products, name: 'no ProductsScreen.tsx in the build', size: Infinity })
}
for (const key of screens.filter((screen) => screen !== productsScreen)) {
  const added = without(withImports(key), known)
  rows.push({ ...budgets.route, name: key.split('/').at(-1).replace('.tsx', ''), size: kilobytes(added), of: added })
}
for (const key of keys.filter((name) => /^texts-/.test(manifest[name].name ?? '') && isText(name))) {
  rows.push({ ...budgets.texts, name: manifest[key].name, size: sizeOf(key) / 1_000 })
}

const line = (must, aim, actual, what) =>
  `${must.padStart(6)} ${aim.padStart(6)} ${actual.padStart(8)}  ${what}`.trimEnd()
console.log(line('must', 'aim', 'is', 'kB, brotli'))
for (const { must, aim, size, name, text, of } of rows) {
  const verdict = size > must ? 'TOO LARGE: ' : ''
  console.log(line(String(must), String(aim), size.toFixed(1), `${verdict}${text}: ${name}`))
  if (size > must && of) console.log(line('', '', '', largest(of)))
}
const failures = rows.filter(({ size, must }) => size > must)
if (failures.length > 0) {
  console.error(`\n${failures.length} budget(s) exceeded.`)
  process.exit(1)
}
