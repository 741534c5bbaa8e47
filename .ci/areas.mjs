import { readFileSync, readdirSync } from 'node:fs'
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
