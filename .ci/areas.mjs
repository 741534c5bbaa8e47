import { readFileSync, readdirSync } from 'node:fs'
import { root } from './install.mjs'

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)

/** Test files below a folder of the project, as paths from its root. */
function testFiles(folder) {
  return readdirSync(`${root}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(isTest)
    .sort()
}

/** Matches a test by its path (`cart`) or by its tags (`@CART-05` is of `cart`, of `CART` and of `CART-05`). */
export function areaPattern(areas) {
  const each = areas.map((area) => `${area}\\S*\\.(test|spec)\\.tsx?|@${area}(-\\d+)?\\b`)
  return each.join('|')
}

/** Files below a folder with tests of these areas. */
export function filesOfAreas(areas, folder) {
  const wanted = new RegExp(areaPattern(areas), 'i')
  return testFiles(folder).filter((file) => wanted.test(`${file} ${readFileSync(`${root}/${file}`, 'utf8')}`))
}
