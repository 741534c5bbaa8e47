import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import { root } from './install.mjs'

/**
 * What needs modules of its own: a mock of a module, a module that is evaluated again, and what reads or makes a
 * document while its modules are loaded.
 */
const needsOwnModules = /\bvi\.(mock|doMock|resetModules)\(|renderDocuments|documentHtml|JSDOM/

const isTestFile = /\.test\.(tsx?|mjs)$/

function testFiles() {
  return ['src', '.ci'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => isTestFile.test(file)),
  )
}

/**
 * Returns the projects of Vitest: rules in Node, screens in jsdom. The files of a project share the modules of their
 * worker, because loading React, the store and the mock backend for each file took longer than the tests. A file that
 * needs modules of its own is in a project with a worker for each file.
 */
export function testProjects() {
  const files = testFiles()
  const ofScreens = (file) => file.endsWith('.tsx')
  const project = (name, isolate, include) => ({
    extends: true,
    test: {
      name: isolate ? `${name} with modules of their own` : name,
      isolate,
      include,
      ...(name === 'screens'
        ? { environment: 'jsdom', setupFiles: ['src/testing/screens/setupScreens.ts'] }
        : { environment: 'node' }),
    },
  })
  return ['rules', 'screens'].flatMap((name) => {
    const own = files.filter((file) => ofScreens(file) === (name === 'screens'))
    const isApart = (file) => needsOwnModules.test(readFileSync(`${root}/${file}`, 'utf8'))
    return [
      project(
        name,
        false,
        own.filter((file) => !isApart(file)),
      ),
      project(name, true, own.filter(isApart)),
    ]
  })
}

/** Files that play hundreds of scenes. What begins late must be short, or one core waits for the other. */
const isLong = ({ moduleId }) => /everyAct|faultTable|schedules|conservation|[mM]odel\.test/.test(moduleId)

/** Returns what a worker must have for a file, as far as its first line and its project tell it. */
function environmentOf({ moduleId, project }) {
  const [, own = ''] = /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? []
  return `${project.name} ${own}`
}

function byEnvironment(specs) {
  const groups = new Map()
  for (const spec of specs) {
    const environment = environmentOf(spec)
    groups.set(environment, [...(groups.get(environment) ?? []), spec])
  }
  return [...groups.values()]
}

const inRandomOrder = (specs, seed) => {
  const chanceOf = ({ moduleId }) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex')
  return [...specs].sort((a, b) => (chanceOf(a) < chanceOf(b) ? -1 : 1))
}

/**
 * The order of test files: those of one environment follow each other, because files that share a worker get a new one as
 * soon as the next file needs another environment; and in each environment the long ones come first. With
 * `--sequence.shuffle.files` the order is random.
 */
export default class TestOrder extends BaseSequencer {
  async sort(specs) {
    const { shuffle, seed } = this.ctx.config.sequence
    if (shuffle === true || shuffle?.files) return byEnvironment(inRandomOrder(specs, seed)).flat()
    const groups = byEnvironment(await super.sort(specs))
    return groups.flatMap((group) => [...group.filter(isLong), ...group.filter((spec) => !isLong(spec))])
  }
}
