import * as v from 'valibot'

/**
 * All that the portal tells the endpoint of `monitoring`. No field is personal, and no name, address, token or sentence
 * fits the pattern of a text.
 */

const words = (pattern: RegExp, description: string) =>
  v.pipe(v.string(), v.regex(pattern), v.maxLength(100), v.description(description))

/** The most reports of one page load, and of one request. */
export const mostReports = 30

/** A path of the route table: `/faremedia/:cardId?`. */
const page = words(
  /^(other|\/[\w/:?-]*)$/,
  'The page as the pattern of its route, never its address. `other` has no route.',
)
const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(1_000_000),
  v.description('How often it happened since the last request.'),
)
const everywhere = { page, count }

export const report = v.variant('kind', [
  v.pipe(
    v.object({
      kind: v.literal('crash'),
      ...everywhere,
      part: v.picklist(['worker', 'screen', 'script']),
      worker: v.optional(words(/^[\w$]{0,60}$/, 'The worker as the build names it.')),
      error: words(/^([A-Z]\w{0,30})?Error$/, 'The type of the error, never its message.'),
      places: v.pipe(
        v.array(words(/^assets\/[\w.-]+\.js:\d+:\d+$/, 'File, line and column.')),
        v.maxLength(5),
        v.description('Where in the portal’s own files, the innermost first.'),
      ),
    }),
    v.description('A worker, a screen or another script stopped. The rider was told.'),
  ),
  v.pipe(
    v.object({
      kind: v.literal('file'),
      ...everywhere,
      file: words(
        /^(assets\/[\w.-]+|https:\/\/[\w.:-]+|other)$/,
        'A file of the portal, or the origin of another one.',
      ),
    }),
    v.description('A file did not load.'),
  ),
  v.pipe(
    v.object({
      kind: v.literal('notStarted'),
      ...everywhere,
      file: words(/^(assets\/[\w.-]+|other)$/, 'The file that did not load, if one did not.'),
    }),
    v.description('The portal could not start. The rider read so.'),
  ),
  v.pipe(
    v.object({
      kind: v.literal('badAnswer'),
      ...everywhere,
      call: words(/^[a-z]\w{1,60}$/, 'The call, by its `operationId`.'),
      field: v.pipe(
        v.string(),
        v.regex(/^([\w*]+(\.[\w*]+)*)?$/),
        v.maxLength(200),
        v.description('The path of the field, `*` for an entry of a list; empty for the whole answer. Never a value.'),
      ),
    }),
    v.description('An answer did not follow the contract, and the rider was told that it failed.'),
  ),
  v.pipe(
    v.object({ kind: v.literal('unknownPayment'), ...everywhere }),
    v.description('It was not known whether money was moved. The rider was told so; which payment is not said.'),
  ),
  v.pipe(
    v.object({
      kind: v.literal('sessionEnded'),
      ...everywhere,
      reason: v.picklist(['unauthorized', 'sessionEnded']),
    }),
    v.description('The backend ended a session: by a 401, or by the code for an ended session.'),
  ),
  v.pipe(
    v.object({
      kind: v.literal('refused'),
      ...everywhere,
      directive: words(/^[a-z-]{1,40}$/, 'The directive of the policy that refused it.'),
      source: words(/^(inline|eval|other|assets\/[\w.-]+|https?:\/\/[\w.:-]+)$/, 'What was refused, without its path.'),
    }),
    v.description('The policy of the site refused a script, a style, a request, or text that was to become a script.'),
  ),
  v.pipe(
    v.object({
      kind: v.literal('vital'),
      ...everywhere,
      name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
      value: v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(1_000_000),
        v.description('Milliseconds; for `CLS` the score, to four decimals.'),
      ),
    }),
    v.description('How quick and steady the page was, until it was first left.'),
  ),
])

export type Report = v.InferOutput<typeof report>

export const reportsBody = v.object({
  version: v.pipe(v.literal(1), v.description('Rises when reports change in a way that readers must know.')),
  release: words(/^(assets\/[\w.-]+|other)$/, 'The entry file of the build.'),
  reports: v.pipe(v.array(report), v.minLength(1), v.maxLength(mostReports)),
})

export type ReportsBody = v.InferOutput<typeof reportsBody>
