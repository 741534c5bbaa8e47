import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './install.mjs'

/** What Vitest and Playwright report, as `{ passed, failed, files: [{ file, seconds }] }`. */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/')
const none = { passed: 0, failed: 1, files: [] }

/** Vitest's report; a file that could not be loaded has no test in it and counts as a failed one. */
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

/** Playwright's report. A file's stories run side by side: its time is that of all of them together. */
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

/** Lines about the files that took longest. */
export function slowest(files, count = 5) {
  const longest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count)
  return longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
