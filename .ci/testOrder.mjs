import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import { root } from './install.mjs'

/**
 * What needs modules of its own: a mock of a module, a module that is evaluated again, a build, what reads or makes a
 * document while its modules are loaded, and a file that says "own modules" with a reason.
 */
const needsOwnModules =
  /^\/\/ Own modules: |\bvi\.(mock|doMock|resetModules|stubEnv)\(|from 'vite'|renderDocuments|documentHtml|JSDOM/m

/** The tests of our scripts load other people's programs, which leave globals behind. */
const isApart = (file, text) => file.startsWith('.ci/') || needsOwnModules.test(text)

const needsDocument = (file, text) => file.endsWith('.tsx') || text.startsWith('// @vitest-environment jsdom')

function testFiles() {
  return ['src', '.ci'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
      .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') })),
  )
}

/**
 * Returns the projects of Vitest: tests in Node, and tests in jsdom. The files of a project share the modules of their
 * worker, because loading React, the store and the mock backend for each file took longer than the tests. A file that
 * needs modules of its own is in a project with a worker for each file. No worker serves two environments: jsdom leaves
 * `window` behind. `npm run deep` gives every file modules of its own: a test must not rest on what another file imported.
 */
export function testProjects() {
  const files = testFiles()
  const project = (inDocument, isolate) => ({
    extends: true,
    test: {
      name: `${inDocument ? 'document' : 'node'}${isolate ? ', own modules' : ''}`,
      isolate: isolate || process.env.TESTS === 'whole',
      environment: inDocument ? 'jsdom' : 'node',
      setupFiles: inDocument ? ['src/testing/screens/setupScreens.ts'] : [],
      include: files
        .filter(({ file, text }) => needsDocument(file, text) === inDocument && isApart(file, text) === isolate)
        .map(({ file }) => file),
    },
  })
  return [project(true, false), project(true, true), project(false, false), project(false, true)]
}

/** Files that play hundreds of scenes. What begins late must be short, or one core waits for the other. */
export const isLong = ({ moduleId }) =>
  /everyAct|everyRoom|defects|faultTable|schedules|conservation|moneyOnce|payOnce|[mM]odel\.test/.test(moduleId)

function byProject(specs) {
  const groups = new Map()
  for (const spec of specs) {
    const { name } = spec.project
    groups.set(name, [...(groups.get(name) ?? []), spec])
  }
  return [...groups.values()]
}

const inRandomOrder = (specs, seed) => {
  const chanceOf = ({ moduleId }) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex')
  return [...specs].sort((a, b) => (chanceOf(a) < chanceOf(b) ? -1 : 1))
}

/**
 * The order of test files: those of one project follow each other, because they share workers; and in each project the
 * long ones come first. With
 * `--sequence.shuffle.files` the order is random.
 */
export default class TestOrder extends BaseSequencer {
  async sort(specs) {
    const { shuffle, seed } = this.ctx.config.sequence
    if (shuffle === true || shuffle?.files) return byProject(inRandomOrder(specs, seed)).flat()
    const groups = byProject(await super.sort(specs))
    return groups.flatMap((group) => [...group.filter(isLong), ...group.filter((spec) => !isLong(spec))])
  }
}
