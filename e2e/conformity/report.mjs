/** The results of a run, for people and for machines. */

const count = (results, outcome) => results.filter((result) => result.outcome === outcome).length

const shortened = (text = '') => (text.length > 600 ? `${text.slice(0, 600)} … (${text.length} characters)` : text)

/** Tokens and passwords are of no use in a report, and must not leave in one. */
const withoutSecrets = (text) =>
  text
    .replaceAll(/("(?:password|current_password|access_token|card_token|security_code)":\s*")[^"]*/g, '$1…')
    .replaceAll(/(Bearer|Anonymous) \S+/g, '$1 …')

const wire = ({ request, answer }) =>
  request
    ? [
        `${request.method} ${request.url}`,
        `  ${JSON.stringify(request.headers)}`,
        ...(request.body ? [`  ${shortened(request.body)}`] : []),
        `→ ${answer.status} ${JSON.stringify(answer.headers)}`,
        ...(answer.text ? [`  ${shortened(answer.text)}`] : []),
      ]
    : []

const namesOf = (results) => results.map(({ call, promise }) => `${call} ${promise}`).join(', ')

/** Broken promises by what is wrong: a shape counts once for all calls, everything else once for each call. */
function causesOf(results) {
  const causes = new Map()
  for (const result of results.filter(({ outcome }) => outcome === 'broken')) {
    const { call, what } = result
    const cause = what.startsWith('The answer does not fit its schema') ? what : `${call} ${what}`
    causes.set(cause, [...(causes.get(cause) ?? []), result])
  }
  return [...causes.values()]
}

/** Returns the report for people: what is broken with request and answer, what could not be tried, and the count. */
export function textOf(results, seconds) {
  const parts = causesOf(results).map(([first, ...same]) =>
    [
      `BROKEN  ${first.call} · ${first.promise}`,
      `  The promise: ${first.sentence}`,
      `  What is wrong: ${first.what}`,
      ...(same.length > 0 ? [`  The same breaks ${same.length} more: ${namesOf(same)}`] : []),
      ...wire(first).map((line) => `    ${line}`),
      '',
    ].join('\n'),
  )
  return withoutSecrets([...parts, ...untriedOf(results), closing(results, seconds)].join('\n'))
}

/** What could not be tried, by the fact that is missing. */
function untriedOf(results) {
  const missing = Map.groupBy
    ? Map.groupBy(untried(results), ({ what }) => what)
    : untried(results).reduce(
        (map, result) => map.set(result.what, [...(map.get(result.what) ?? []), result]),
        new Map(),
      )
  if (missing.size === 0) return []
  const lines = [...missing].map(([what, own]) => `  ${what}: ${own.length} (${shortened(namesOf(own))})`)
  return ['Could not be tried, because this is missing:', ...lines, '']
}

const untried = (results) => results.filter(({ outcome }) => outcome === 'untried')

const closing = (results, seconds) =>
  `${new Set(results.map(({ call }) => call)).size} calls, ${results.length} promises: ` +
  `${count(results, 'held')} held, ${count(results, 'broken')} broken, ${count(results, 'untried')} not tried ` +
  `(${seconds.toFixed(1)} s)`

const escaped = (text) =>
  text
    // XML holds none of these signs.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Returns the results as JUnit XML: a suite per call, a case per promise. */
export function junitOf(results, seconds) {
  const calls = [...new Set(results.map(({ call }) => call))]
  const suites = calls.map((call) => {
    const own = results.filter((result) => result.call === call)
    const counts = `tests="${own.length}" failures="${count(own, 'broken')}" skipped="${count(own, 'untried')}"`
    return `  <testsuite name="${call}" ${counts}>\n${own.map(caseOf).join('\n')}\n  </testsuite>`
  })
  const counts = `tests="${results.length}" failures="${count(results, 'broken')}" skipped="${count(results, 'untried')}"`
  const all = `<testsuites name="conformity" ${counts} time="${seconds.toFixed(3)}">\n${suites.join('\n')}\n</testsuites>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`
}

function caseOf(result) {
  const { call, promise, sentence, outcome, what = '', seconds } = result
  const name = `name="${escaped(`${promise}: ${sentence}`)}" classname="${call}" time="${seconds.toFixed(3)}"`
  if (outcome === 'held') return `    <testcase ${name}/>`
  const inner =
    outcome === 'untried'
      ? `<skipped message="${escaped(`Missing: ${what}`)}"/>`
      : `<failure message="${escaped(what)}">${escaped(withoutSecrets(wire(result).join('\n')))}</failure>`
  return `    <testcase ${name}>${inner}</testcase>`
}
