import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './install.mjs'

/** Reads the reports of Vitest and Playwright as `{ passed, failed, files: [{ file, seconds }] }`. */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/')
const none = { passed: 0, failed: 1, files: [] }

/** Returns Vitest's report. A file that failed to load contains no test and counts as one failed test. */
export function unitReport(file) {
  const report = read(file)
  if (!report) return none
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: fromRoot(name),
      seconds: (endTime - startTime) / 1_000,
    })),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Returns Playwright's report. A file's stories run in parallel, and its time is the sum of theirs. */
export function storiesReport(file) {
  const report = read(file)
  if (!report) return none
  const timeOf = (spec) => sum(spec.tests.flatMap((test) => test.results.map(({ duration }) => duration)))
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    files: report.suites.map((suite) => ({
      file: fromRoot(`${report.config.rootDir}/${suite.file}`),
      seconds: sum(specsOf(suite).map(timeOf)) / 1_000,
    })),
  }
}

/** Returns lines about the files that took longest. */
export function slowest(files, count = 5) {
  const longest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count)
  return longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
