import * as v from 'valibot'

/** Parts of `operatorSettings`: the operator's words on pages, and monitoring. */

const textByLanguage = (longest: number) =>
  v.pipe(
    v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(longest))),
    v.check((texts) => Object.keys(texts).length > 0, 'must hold a text in at least one language'),
  )
const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/, 'must be a time like 2026-12-24T06:00:00-04:00'),
  v.check((time) => !Number.isNaN(Date.parse(time)), 'must be a day and a time that exist'),
)
const linkAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(https:\/\/|mailto:|tel:|\/(?![/\\]))/, 'must be https:, mailto:, tel: or a path'),
)

const notice = v.pipe(
  v.object({
    /** A closed notice shows again under another version. */
    version: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be letters, digits, ".", "_" or "-"')),
    severity: v.optional(v.picklist(['info', 'warning', 'error'], 'must be info, warning or error'), 'info'),
    /** Plain text without markup. */
    text: textByLanguage(300),
    /** With the offset from UTC. Without `from` and `until` it always shows. */
    from: v.optional(instant),
    until: v.optional(instant),
    /** `/products`, or `/account/*` for all below; all pages without it. */
    routes: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^\/[\w/-]*\*?$/, 'must be a path like /products or /account/*'))),
        v.minLength(1, 'must name a page, or be left out for all pages'),
        v.maxLength(30),
      ),
    ),
    link: v.optional(
      v.object({
        href: v.record(v.string(), linkAddress),
        text: textByLanguage(60),
      }),
    ),
    /** `sales`: nothing is added to a cart or paid. The notice cannot be dismissed then. */
    closes: v.optional(v.array(v.picklist(['sales'], 'must be sales'))),
  }),
  v.check(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), 'until must be after from'),
)

/** Notices above pages (OPS-04). */
export const noticesSchema = v.pipe(
  v.array(notice),
  v.maxLength(10, 'must be at most 10 notices'),
  v.check((notices) => new Set(notices.map(({ version }) => version)).size === notices.length, 'versions must differ'),
)

/** The endpoint of monitoring (OPS-03). Without it, nothing is told or loaded. */
export const monitoringSchema = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(
      /^(https:\/\/[^\s/?#@]+(\/[^\s?#]*)?|\/(?![/\\])[^\s?#]*)$/,
      'must be an https address without a query, or a path',
    ),
  ),
  /** The share of page loads that report, 0 to 1. */
  sample: v.optional(v.pipe(v.number(), v.minValue(0, 'must be 0 to 1'), v.maxValue(1, 'must be 0 to 1')), 1),
})
