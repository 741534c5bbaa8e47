import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { areaPattern } from './areas.mjs'
import { root } from './install.mjs'
import { slowest, storiesReport, unitReport } from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (report) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('reports of tests', () => {
  it('count tests, and a file that could not be loaded as a failed one', () => {
    const file = (name, seconds, status = 'passed') => ({
      name: join(root, name),
      status,
      startTime: 1_000,
      endTime: 1_000 + seconds * 1_000,
      assertionResults: [],
    })
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [file('src/a.test.ts', 2)] }
    report.testResults.push(file('src/b.test.ts', 0, 'failed'))
    expect(unitReport(written(report))).toEqual({
      passed: 7,
      failed: 2,
      files: [
        { file: 'src/a.test.ts', seconds: 2 },
        { file: 'src/b.test.ts', seconds: 0 },
      ],
    })
  })

  it('count stories, with the time of all stories of a file', () => {
    const spec = (ms) => ({ tests: [{ results: [{ duration: ms }] }] })
    const report = {
      config: { rootDir: join(root, 'e2e') },
      stats: { expected: 2, unexpected: 0, flaky: 1 },
      suites: [{ file: 'stories/cart.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500)] }] }],
    }
    const files = [{ file: 'e2e/stories/cart.spec.ts', seconds: 1.5 }]
    expect(storiesReport(written(report))).toEqual({ passed: 2, failed: 1, files })
  })

  it('that were never written are a failure', () => {
    for (const read of [unitReport, storiesReport]) expect(read(join(folder, 'none.json')).failed).toBe(1)
  })

  it('name the files that took longest', () => {
    const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
    expect(slowest(files, 2)).toEqual(['    3.0 s  3.test.ts', '    2.0 s  2.test.ts'])
  })
})

describe('tests of an area', () => {
  const isOf = (area, test) => new RegExp(areaPattern(area.split(',')), 'i').test(test)

  it.each([
    ['cart', 'src/features/cart/undo.test.ts', true],
    ['cart', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', true],
    ['CART-08', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', true],
    ['CART-0', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', false],
    ['cat', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', false],
    ['buying', 'e2e/stories/cart.spec.ts buying one product', false],
    ['lang,cart', 'src/i18n/a.test.ts @LANG-01 texts', true],
  ])('%s, of %s: %s', (area, test, expected) => expect(isOf(area, test)).toBe(expected))
})
