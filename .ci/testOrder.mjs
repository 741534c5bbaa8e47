import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import { root } from './install.mjs'

/** What leaves something behind, or finds what another file left: a DOM, a clock or mock of vitest, a portal, late imports. */
const impure = /@vitest-environment|\bvi\b|import\(|testing\/|JSDOM|renderDocuments|i18n\/texts'|process\.env/

/** Returns the test files of rules that are functions alone. */
export const pureTestFiles = () =>
  readdirSync(`${root}/src`, { recursive: true })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !impure.test(readFileSync(`${root}/${file}`, 'utf8')))

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
