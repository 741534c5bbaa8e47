/**
 * Prints the house in numbers: imports between wings, full folders, long functions, circles of imports, doors, comments.
 * `npm run shape` for this folder, `npm run shape -- FOLDER` for another copy of the project; `--names` names the files of the start, too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const folder = process.argv.slice(2).find((arg) => !arg.startsWith('--'))
const src = join(resolve(folder ?? '.'), 'src')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\/|\.d\.ts$/.test(name))
const known = new Set(sources)

const files = sources.map((name) => {
  const text = readFileSync(join(src, name), 'utf8')
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { name, text, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind) }
})

/** Returns the source that an import names, below src, or undefined for a package. */
function targetOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined
  const path = relative(src, resolve(src, dirname(from), specifier))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '')
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((name) => known.has(name))
}

function importsOf({ name, tree }) {
  const found = []
  for (const node of tree.statements) {
    const specifier = (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier
    const target = specifier && ts.isStringLiteral(specifier) ? targetOf(name, specifier.text) : undefined
    if (target) found.push(target)
  }
  return found
}
const imports = new Map(files.map((file) => [file.name, importsOf(file)]))

const wingOf = (name) => name.match(/^features\/(\w+)\//)?.[1]
const floorOf = (name) => (name.includes('/') ? name.split('/')[0] : undefined)

function arrows(placeOf) {
  const counts = new Map()
  for (const [from, targets] of imports)
    for (const to of targets) {
      const [one, other] = [placeOf(from), placeOf(to)]
      if (!one || !other || one === other) continue
      counts.set(`${one} -> ${other}`, (counts.get(`${one} -> ${other}`) ?? 0) + 1)
    }
  return [...counts].sort(([one], [other]) => one.localeCompare(other, 'en'))
}

/** Groups of files that import each other, by Tarjan's algorithm. */
function circles() {
  const [order, low, stack, found] = [new Map(), new Map(), [], []]
  const visit = (name) => {
    order.set(name, order.size)
    low.set(name, order.get(name))
    stack.push(name)
    for (const next of imports.get(name) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(name, Math.min(low.get(name), low.get(next)))
    }
    if (low.get(name) !== order.get(name)) return
    const circle = stack.splice(stack.indexOf(name))
    if (circle.length > 1) found.push(circle)
  }
  for (const name of imports.keys()) if (!order.has(name)) visit(name)
  return found
}

function functions() {
  const found = []
  for (const { name, tree } of files) {
    const visit = (node) => {
      if (ts.isFunctionLike(node) && node.body) {
        const [first, last] = [node.getStart(), node.end].map((at) => tree.getLineAndCharacterOfPosition(at).line)
        found.push({ name, line: first + 1, lines: last - first + 1 })
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return found.sort((one, other) => other.lines - one.lines)
}

/** Characters of comments, by the scanner, so that `//` in a text does not count. */
function commentsIn({ text, tree }) {
  const ranges = new Map()
  const visit = (node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) ranges.set(range.pos, range.end - range.pos)
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) ranges.set(range.pos, range.end - range.pos)
    node.getChildren(tree).forEach(visit)
  }
  visit(tree)
  return [...ranges.values()].reduce((sum, length) => sum + length, 0)
}

/** Variables of modules that change: `let`, and maps, sets and lists that begin empty. */
function changing() {
  const isEmpty = (node) =>
    (ts.isNewExpression(node) && /^(Weak)?(Map|Set)$/.test(node.expression.getText()) && !node.arguments?.length) ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0)
  return files.flatMap(({ name, tree }) =>
    name.startsWith('mocks/') || name.startsWith('build/')
      ? []
      : tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
          const isLet = (declarationList.flags & ts.NodeFlags.Let) !== 0
          return declarationList.declarations
            .filter(({ initializer }) => isLet || (initializer && isEmpty(initializer)))
            .map((one) => `${name}: ${one.name.getText()}`)
        }),
  )
}

/**
 * What runs until the first filter of `/products` can be chosen, besides screens (`.tsx`) and the kit (`shared`): by static
 * imports, so that a door counts with all that it names.
 */
function filesOfFirstFilter() {
  const runs = ({ importClause: clause, isTypeOnly }) => !isTypeOnly && !clause?.isTypeOnly
  const start = [
    'main.tsx',
    'boot/start.tsx',
    'app/pages/ProductsPage.tsx',
    'app/pages/buying/products.calls.ts',
    'boot/startCalls.ts',
    'api/exchange.ts',
  ]
  const found = new Set()
  const follow = (name) => {
    if (found.has(name)) return
    found.add(name)
    for (const node of files.find((file) => file.name === name).tree.statements) {
      const specifier = (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier
      const target = specifier && runs(node) ? targetOf(name, specifier.text) : undefined
      if (target) follow(target)
    }
  }
  start.filter((name) => known.has(name)).forEach(follow)
  return [...found].filter((name) => !name.endsWith('.tsx') && !name.startsWith('shared/'))
}

const folders = new Map()
for (const name of sources) folders.set(dirname(name), (folders.get(dirname(name)) ?? 0) + 1)
const full = [...folders].sort(([, one], [, other]) => other - one)
const doors = sources.filter((name) => /^features\/\w+\/\w+\/(index|onDemand)\.ts$/.test(name))
const exportsOf = (name) => files.find((file) => file.name === name).text.match(/^export /gm)?.length ?? 0
const past = [...imports].flatMap(([from, targets]) =>
  floorOf(from) === 'app' ? targets.filter((to) => wingOf(to) && !doors.includes(to) && !to.endsWith('Keys.ts')) : [],
)
const longest = functions()
const characters = files.reduce((sum, { text }) => sum + text.length, 0)
const comments = files.reduce((sum, file) => sum + commentsIn(file), 0)
const list = (title, rows) => console.log([`${title}`, ...rows.map((row) => `  ${row}`)].join('\n'))

list(
  `${sources.length} sources in ${folders.size} folders; the fullest:`,
  full.slice(0, 5).map(([name, size]) => `${size} ${name}`),
)
const wings = arrows(wingOf)
list(
  `${wings.length} arrows between wings:`,
  wings.map(([arrow, count]) => `${arrow} (${count} imports)`),
)
const low = ['shared', 'api', 'i18n']
const floors = arrows(floorOf).filter(([arrow]) => low.includes(arrow.split(' -> ')[0]))
list(
  'arrows of the lower floors:',
  floors.map(([arrow, count]) => `${arrow} (${count} imports)`),
)
const found = circles()
list(
  `${found.length} circles of imports`,
  found.map((circle) => circle.join(' <-> ')),
)
list(
  `${doors.length} doors with ${doors.reduce((sum, name) => sum + exportsOf(name), 0)} export lines; ${past.length} imports of app pass them by, ${past.filter((to) => to.endsWith('Screen.tsx')).length} of them for a page's screen`,
  [],
)
list(
  `${longest.filter(({ lines }) => lines > 60).length} functions over 60 lines; the longest:`,
  longest.slice(0, 5).map(({ name, line, lines }) => `${lines} ${name}:${line}`),
)
const first = filesOfFirstFilter()
list(
  `${first.length} files run for the first filter of /products, besides screens and kit`,
  process.argv.includes('--names') ? first : [],
)
list(`${changing().length} variables of modules that change`, process.argv.includes('--names') ? changing() : [])
list(`${((100 * comments) / characters).toFixed(1)} % of the characters are comments`, [])
