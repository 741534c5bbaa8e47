import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { root } from './install.mjs'

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)

/** Returns the test files below a folder of the project, as paths from its root. */
function testFiles(folder) {
  return readdirSync(`${root}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(isTest)
    .sort()
}

/**
 * Returns a pattern that matches a test by its path (`cart`) or by its tags (`@CART-05` belongs to `cart`, `CART` and
 * `CART-05`).
 */
export function areaPattern(areas) {
  const each = areas.map((area) => `${area}\\S*\\.(test|spec)\\.tsx?|@${area}(-\\d+)?\\b`)
  return each.join('|')
}

/** Returns the files below a folder that contain tests of these areas. */
export function filesOfAreas(areas, folder) {
  const wanted = new RegExp(areaPattern(areas), 'i')
  return testFiles(folder).filter((file) => wanted.test(`${file} ${readFileSync(`${root}/${file}`, 'utf8')}`))
}

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Returns the files that differ from a commit, with those that git does not track yet. Removed ones are left out. */
export function changedFiles(since) {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(`${root}/${file}`))
}

/** Returns the areas that changed files belong to: a feature by its folder or its texts, a story by its name. */
export function areasOfChange(files) {
  const patterns = [/^src\/features\/\w+\/(\w+)\//, /^locales\/[\w-]+\/(\w+)\.json$/, /^e2e\/\w+\/(\w+)\.spec\.ts$/]
  const areas = files.flatMap((file) => patterns.flatMap((pattern) => pattern.exec(file)?.[1] ?? []))
  return [...new Set(areas)].sort()
}
