import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * A module that can dispatch a command has loaded the saga that answers it: it is among the imports of each module that is
 * loaded on demand, of each test, and of the first load. So no screen waits without end, and no test rests on what another
 * file of its worker imported.
 */
const src = import.meta.dirname
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => file.split(sep).join('/'))
const known = new Set(files)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const trees = new Map<string, ts.SourceFile>()
function treeOf(file: string): ts.SourceFile {
  const tree =
    trees.get(file) ?? ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest)
  trees.set(file, tree)
  return tree
}

function targetOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = relative(src, resolve(src, dirname(from), specifier))
    .split(sep)
    .join('/')
    .replace(/\.js$/, '')
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => known.has(name))
}

/** A name of a module. `*` is the module itself. */
type Named = Record<'file' | 'name', string>

interface Module {
  /** The modules that run before this one. Types do not count. */
  before: Set<string>
  onDemand: Set<string>
  imported: Map<string, Named>
  /** What it exports of others. */
  exported: Map<string, Named>
}

/** The build takes of such a door what is asked for, and nothing else. A test takes all. */
const isDoor = (file: string, target: string) => !isTest(file) && target.endsWith('/onDemand.ts')
const throughDoors: { by: Set<string>; of: Named }[] = []

function moduleOf(file: string): Module {
  const [before, onDemand]: [Set<string>, Set<string>] = [new Set(), new Set()]
  const [imported, exported] = [new Map<string, Named>(), new Map<string, Named>()]
  const tree = treeOf(file)
  const textOf = (node: ts.Node) => node.getText(tree)
  for (const node of tree.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue
    const { moduleSpecifier } = node
    const target = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && targetOf(file, moduleSpecifier.text)
    if (ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly) continue
    const isShaken = target && isDoor(file, target)
    if (target && !isShaken) before.add(target)
    const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
    if (names && ts.isNamespaceImport(names) && target) imported.set(textOf(names.name), { file: target, name: '*' })
    if (!names || !('elements' in names)) continue
    for (const { name, propertyName } of names.elements) {
      const there = textOf(propertyName ?? name)
      if (ts.isImportDeclaration(node)) {
        if (target) imported.set(textOf(name), { file: target, name: there })
        if (target && isShaken) throughDoors.push({ by: before, of: { file: target, name: there } })
      } else
        exported.set(
          textOf(name),
          target ? { file: target, name: there } : (imported.get(there) ?? { file, name: there }),
        )
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      const target = specifier && ts.isStringLiteral(specifier) && targetOf(file, specifier.text)
      // `(await import('…/onDemand')).AutoloadTab`
      const name = /^\)\.(\w+)/.exec(tree.text.slice(node.end))?.[1]
      if (target && name && isDoor(file, target)) throughDoors.push({ by: onDemand, of: { file: target, name } })
      else if (target) onDemand.add(target)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { before, onDemand, imported, exported }
}
const modules = new Map(files.map((file) => [file, moduleOf(file)]))

/** Follows a name through doors to the module that declares it. */
function declared({ file, name }: Named): Named {
  const next = modules.get(file)?.exported.get(name)
  return next && (next.file !== file || next.name !== name) ? declared(next) : { file, name }
}

/** Returns the action creator that an expression names, such as `blocking.requested` or `slice.codeGiven`. */
function creatorOf(file: string, node: ts.Node): string | undefined {
  const [first = '', ...rest] = node.getText(treeOf(file)).split('.')
  if (!/^\w+$/.test(first) || rest.length > 2) return undefined
  const from = modules.get(file)?.imported.get(first) ?? { file, name: first }
  const named = from.name === '*' ? declared({ file: from.file, name: rest.shift() ?? '' }) : declared(from)
  return [`${named.file}#${named.name}`, ...rest].join('.')
}

for (const { by, of } of throughDoors) by.add(declared(of).file)

function closureOf(roots: string[]): Set<string> {
  const reached = new Set(roots)
  for (const file of reached) modules.get(file)?.before.forEach((other) => reached.add(other))
  return reached
}

/** What each module calls, and which policies (`leading(blocking.requested, …)`) its sagas have. */
const calls = new Map<string, string[]>()
const policies = new Map<string, string[]>()
function note(map: Map<string, string[]>, key: string | undefined, file: string): void {
  if (key && !map.get(key)?.includes(file)) map.set(key, [...(map.get(key) ?? []), file])
}

const isPolicy = /^(?:latest|leading|every|queued|inTurn)$/

/** The creators in a policy's first argument: itself, or those of `isAnyOf`, also where a constant of the module holds it. */
function wanted(file: string, node: ts.Node, found: string[] = []): string[] {
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
    const name = node.getText(treeOf(file))
    const constant = constantsOf(file).get(name)
    if (constant) wanted(file, constant, found)
    else {
      const creator = creatorOf(file, node)
      if (creator) found.push(creator.replace(/\.match$/, ''))
    }
    return found
  }
  ts.forEachChild(node, (child) => void wanted(file, child, found))
  return found
}

/** The constants of a module that collect events for a policy. */
function constantsOf(file: string): Map<string, ts.Node> {
  const constants = new Map<string, ts.Node>()
  for (const node of treeOf(file).statements) {
    if (!ts.isVariableStatement(node)) continue
    for (const { name, initializer } of node.declarationList.declarations)
      if (initializer && /isAnyOf\(/.test(initializer.getText(treeOf(file))))
        constants.set(name.getText(treeOf(file)), initializer)
  }
  return constants
}

for (const file of files) {
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      const name = node.expression.getText(treeOf(file))
      if (isPolicy.test(name) && first && !/^shared\/(saga|submission)\//.test(file) && !isTest(file))
        for (const by of wanted(file, first)) note(policies, name === 'inTurn' ? `${by}.requested` : by, file)
      note(calls, creatorOf(file, node.expression), file)
    }
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
}

/** The room of a module: `features/cards/lost`, `app/flows`, `shared/lists`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 3 : 2)
    .join('/')

const firstLoad = closureOf(['main.tsx', 'boot/start.tsx'])
const closures = new Map<string, Set<string>>()
/** What has run once a module is loaded. */
function loadedWith(root: string): Set<string> {
  const reached = closures.get(root) ?? closureOf([root])
  closures.set(root, reached)
  return reached
}

const onDemand = [
  ...new Set(files.filter((file) => !isTest(file)).flatMap((file) => [...(modules.get(file)?.onDemand ?? [])])),
]
const roots = [...onDemand, ...files.filter(isTest)]

/** Whether a saga is there wherever a module has been loaded: with it, or with all modules that load it. */
function isThere(saga: string, root: string, asked: string[] = []): boolean {
  if (firstLoad.has(saga) || loadedWith(root).has(saga) || asked.includes(root)) return true
  if (isTest(root)) return false
  const loading = files.filter((file) => !isTest(file) && modules.get(file)?.onDemand.has(root))
  const before = ['main.tsx', 'boot/start.tsx', ...onDemand].filter((other) =>
    loading.some((file) => loadedWith(other).has(file)),
  )
  return before.every((other) => isThere(saga, other, [...asked, root]))
}

it('finds commands and who dispatches them (a guard of this test)', () => {
  const blocking = 'features/cards/management/acts/blocking.ts'
  expect(policies.get(`${blocking}#blockAsked`)).toEqual([blocking])
  expect(policies.size).toBeGreaterThan(100)
})

it('of a room are loaded wherever its commands can be dispatched, and by each test that can dispatch them', () => {
  const missing: string[] = []
  for (const [creator, answering] of policies) {
    const [declaring = ''] = creator.split('#')
    const sagas = answering.filter((file) => roomOf(file) === roomOf(declaring))
    // A worker dispatches only once its saga has called it.
    const workers = new Set(sagas.flatMap((saga) => [...loadedWith(saga), ...(modules.get(saga)?.onDemand ?? [])]))
    const dispatching = (calls.get(creator) ?? []).filter((file) => !workers.has(file))
    for (const root of roots)
      for (const file of dispatching.filter((one) => loadedWith(root).has(one)))
        for (const saga of sagas.filter((one) => !isThere(one, root)))
          missing.push(`${root}: ${file} dispatches ${creator} without ${saga}`)
  }
  expect(missing).toEqual([])
})

/** The modules of a page: what loads with it, and what it loads later, except other pages. */
function wholePage(page: string, pages: string[]): Set<string> {
  const reached = new Set([page])
  for (const file of reached) {
    const later = [...(modules.get(file)?.before ?? []), ...(modules.get(file)?.onDemand ?? [])]
    for (const other of later) if (!pages.includes(other)) reached.add(other)
  }
  return reached
}

it('of flows over several rooms are loaded with each page that can begin them', () => {
  const pages = files
    .filter((file) => file.endsWith('.page.ts'))
    .flatMap((file) => [...(modules.get(file)?.onDemand ?? [])])
  const missing: string[] = []
  for (const [creator, answering] of policies) {
    const [declaring = ''] = creator.split('#')
    const inApp = answering.every((file) => file.startsWith('app/') && !firstLoad.has(file))
    if (!declaring.startsWith('features/') || !inApp) continue
    const pressing = (calls.get(creator) ?? []).filter((file) => file.startsWith('features/') && file.endsWith('.tsx'))
    for (const page of pages) {
      const files = wholePage(page, pages)
      const from = pressing.find((file) => files.has(file))
      if (from && !answering.some((saga) => files.has(saga)))
        missing.push(`${page}: ${from} dispatches ${creator} without ${answering.join()}`)
    }
  }
  expect(missing).toEqual([])
})
