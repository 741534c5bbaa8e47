import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from './api/contract/index'
import { contractFiles, contractModules } from './api/contractModules'
import ladder from './ladder.json'

/** The project's rules that a linter cannot check in one file: depth, size, names, and imports between rooms. */
const src = import.meta.dirname
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.split(sep).join('/'))
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/')
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** Files of the project's own folders, not only the sources. */
const projectFiles = ['src', 'e2e', '.ci', 'locales', 'public'].flatMap((folder) =>
  readdirSync(join(src, '..', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(src, '..'), join(parentPath, name))),
)

describe('files', () => {
  it('of one folder differ in more than case and extension', () => {
    const nameOf = (file: string) => file.replace(/\.\w+$/, '').toLowerCase()
    const names = projectFiles.map(nameOf)
    expect(projectFiles.filter((file) => names.indexOf(nameOf(file)) !== names.lastIndexOf(nameOf(file)))).toEqual([])
  })

  it('lie at most four folders below src', () => {
    expect(files.filter((file) => file.split('/').length > 5)).toEqual([])
  })

  it('have at most 250 lines', () => {
    expect(files.filter((file) => read(file).trimEnd().split('\n').length > 250)).toEqual([])
  })

  it('of documentation have at most 600 words a page, except the list of decisions', () => {
    const pages = readdirSync(src).filter((file) => file.endsWith('.md') && file !== 'decisions.md')
    expect(pages.filter((file) => read(file).trim().split(/\s+/).length > 600)).toEqual([])
  })

  it('say in their name what is in them', () => {
    const vague = files.filter((file) => /(^|\/|[a-z])(utils?|helpers?|common|managers?)\.tsx?$/i.test(file))
    expect(vague.filter((file) => file !== 'api/contract/base/common.ts')).toEqual([])
  })

  it('of a feature lie in a room that stands on the ladder, and each room of the ladder exists', () => {
    const rooms = files
      .filter((file) => file.startsWith('features/'))
      .map((file) => file.split('/').slice(1, 3).join('/'))
    const listed = Object.entries(ladder).flatMap(([wing, { rooms: names }]) => names.map((room) => `${wing}/${room}`))
    expect([...new Set(rooms)].sort()).toEqual([...listed].sort())
  })
})

describe('tests', () => {
  const tests = projectFiles.filter((file) => /(\.(test|spec)\.\w+$|^src.testing.|^e2e.(?!bench))/.test(file))
  const having = (pattern: RegExp) => tests.filter((file) => pattern.test(readFileSync(join(src, '..', file), 'utf8')))

  it('wait for what they want to see, never for a time', () => {
    expect(having(/new Promise\b.*\bsetTimeout\(\w+, [\d_]+|\.waitForTimeout\(/)).toEqual([])
  })

  it('take chances from testing/chance/property, which takes the same ones each time', () => {
    expect(having(/from ['"](@fast-check\/\w+|fast-check)['"]/)).toEqual([
      join('src', 'testing', 'chance', 'property.ts'),
    ])
    expect(having(/\bMath\.random\(/)).toEqual([])
  })
})

interface Import {
  from: string
  to: string
}

const anyImport = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]*)\1/g
const staticImport = /(?:\bfrom\s*|^import\s*)(['"])(\.[^'"]*)\1/gm

/** Relative imports of a file as paths below src without extension. */
function importsOf(file: string, pattern: RegExp): Import[] {
  const specifiers = read(file).matchAll(pattern)
  return [...specifiers].map(([, , specifier = '']) => {
    const target = relative(src, resolve(src, dirname(file), specifier))
      .split(sep)
      .join('/')
    return { from: file, to: target.replace(/\.(js|tsx?|json)$/, '').replace(/\/index$/, '') }
  })
}

const imports = files.filter((file) => !isTest(file)).flatMap((file) => importsOf(file, anyImport))
const isIn = (room: string) => (path: string) => path === room || path.startsWith(`${room}/`)
const told = (list: Import[]) => list.map(({ from, to }) => `${from} -> ${to}`)

describe('imports', () => {
  it('are found (a guard of this test)', () => {
    expect(imports.length).toBeGreaterThan(20)
  })

  it('of a room go up the ladder only, and through the index or onDemand', () => {
    const wings: Record<string, { knows: string[]; rooms: string[] }> = ladder
    const wrong = imports.filter(({ from, to }) => {
      const [place, wing = '', room = ''] = from.split('/')
      const [otherPlace, otherWing = '', other = '', ...inner] = to.split('/')
      if (place !== 'features' || otherPlace !== 'features' || (wing === otherWing && room === other)) return false
      const isDoor = inner.length === 0 || inner.join('/') === 'onDemand'
      const { knows = [], rooms = [] } = wings[wing] ?? {}
      const isAbove = wing === otherWing ? rooms.indexOf(other) < rooms.indexOf(room) : knows.includes(otherWing)
      return !isAbove || !isDoor
    })
    expect(told(wrong)).toEqual([])
  })

  it('between wings are at most ten arrows, none of them between account and buying', () => {
    const { account, buying } = ladder
    expect(Object.values(ladder).flatMap(({ knows }) => knows).length).toBeLessThanOrEqual(10)
    expect([...account.knows, ...buying.knows].filter((wing) => ['account', 'buying'].includes(wing))).toEqual([])
  })

  it.each([
    ['shared', ['features', 'app', 'boot', 'mocks', 'i18n']],
    ['api', ['features', 'app', 'boot', 'mocks', 'shared', 'i18n']],
    ['i18n', ['features', 'app', 'boot', 'mocks']],
    ['features', ['app', 'boot', 'mocks']],
    ['app', ['boot', 'mocks']],
    ['boot', ['mocks']],
  ])('of %s never go to %j', (room, forbidden) => {
    const wrong = imports.filter(({ from, to }) => isIn(room)(from) && forbidden.some((other) => isIn(other)(to)))
    expect(told(wrong)).toEqual([])
  })

  it('of the mock backend and of test support come from main.tsx and tests alone', () => {
    const inside = (path: string) => isIn('mocks')(path) || isIn('testing')(path)
    const wrong = imports.filter(({ from, to }) => inside(to) && !inside(from) && from !== 'main.tsx')
    expect(told(wrong)).toEqual([])
  })
})

const sources = files.filter((file) => !/\.test\.tsx?$/.test(file))
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

/** The files that a source needs before it runs; types count, a dynamic import does not. */
const importedBy = new Map(
  sources.map((file) => {
    const paths = importsOf(file, staticImport).flatMap(({ to }) => [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`])
    return [file, sources.filter((other) => paths.includes(other))]
  }),
)

describe('circles', () => {
  it('are not made by the imports of files', () => {
    const reached = new Map(sources.map((file) => [file, filesReachedFrom(file)]))
    const circleOf = (file: string) =>
      sources.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file))
    const circles = sources.map((file) => circleOf(file).sort().join(' <-> '))
    expect([...new Set(circles)].filter((circle) => circle !== '').sort()).toEqual([])
  })

  it('are not made by the imports of folders', () => {
    const pairs = new Set(
      [...importedBy].flatMap(([file, imported]) =>
        imported.map((other) => `${folderOf(file)} <-> ${folderOf(other)}`),
      ),
    )
    const mutual = [...pairs].filter((pair) => {
      const [one = '', other = ''] = pair.split(' <-> ')
      return one !== '' && one < other && pairs.has(`${other} <-> ${one}`)
    })
    expect(mutual.sort()).toEqual([])
  })
})

function filesReachedFrom(file: string): Set<string> {
  const reached = new Set<string>()
  const follow = (from: string) => {
    const next = (importedBy.get(from) ?? []).filter((other) => !reached.has(other))
    next.forEach((other) => reached.add(other))
    next.forEach(follow)
  }
  follow(file)
  return reached
}

describe('folders', () => {
  it('are small enough to know: at most 20 sources in one', () => {
    const sizes = new Map<string, number>()
    for (const folder of sources.map(folderOf)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    const full = [...sizes].filter(([, size]) => size > 20)
    expect(full.map(([folder]) => folder).sort()).toEqual([])
  })
})

describe('contract @API-07', () => {
  const isEndpoint = (value: unknown): value is { name: string } =>
    typeof value === 'object' && value !== null && 'host' in value && 'method' in value && 'answer' in value
  const endpoints = contractModules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, { name: string }] => isEndpoint(entry[1])),
  )

  it('names every endpoint by its own name', () => {
    expect(endpoints.length).toBeGreaterThan(0)
    for (const [exported, { name }] of endpoints) expect(exported).toBe(name)
    for (const [key, { name }] of Object.entries(contract)) expect(key).toBe(name)
  })

  it('lists every endpoint that a contract file declares', () => {
    const listed = new Set<unknown>(Object.values(contract))
    expect(endpoints.filter(([, value]) => !listed.has(value)).map(([exported]) => exported)).toEqual([])
  })
  it('has its behaviour in a file of the mock backend with the same name', () => {
    const declaring = contractFiles.filter((_, index) => Object.values(contractModules[index] ?? {}).some(isEndpoint))
    const answering = files.filter((file) => /^mocks\/behaviour\/(?!base)\w+\/\w+\.ts$/.test(file) && !isTest(file))
    const named = answering.map((file) => file.replace('mocks/behaviour/', ''))
    expect(named.sort()).toEqual([...declaring].sort())
  })
})
