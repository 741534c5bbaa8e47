/**
 * Returns the last lines of a run: a table of its steps where one is wanted, the names of the failed tests with what they
 * left, the folder of their traces where there is one, and the number of tests that passed and failed.
 */
export function closing(steps, seconds, { asTable = false, traces } = {}) {
  const failed = steps.flatMap((step) => step.failed)
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const width = Math.max(...steps.map(({ name }) => name.length), 0)
  const row = ({ name, seconds: taken, passed: good, failed: bad, skipped }) =>
    `${name.padEnd(width)} ${String(taken).padStart(6)} s ${String(good).padStart(7)} ${String(bad.length).padStart(7)}${skipped ? '  skipped' : ''}`
  const head = `${'step'.padEnd(width)} ${'time'.padStart(8)} ${'passed'.padStart(7)} ${'failed'.padStart(7)}`
  const skipped = steps.filter((step) => step.skipped).map(({ name }) => name)
  return [
    ...(asTable ? ['', head, ...steps.map(row), ''] : []),
    ...(skipped.length > 0 ? [`Skipped: ${skipped.join(', ')}`] : []),
    ...(failed.length > 0 ? ['Failed:'] : []),
    ...failed.flatMap(({ name, leaves }) => [`  ${name}`, ...leaves.map((file) => `    ${file}`)]),
    ...(traces ? [`Traces of the failed stories: ${traces}`] : []),
    `Time: ${seconds} s`,
    `${steps.length === 0 ? 0 : passed} passed, ${Math.max(failed.length, steps.length === 0 ? 1 : 0)} failed`,
  ].join('\n')
}
