import * as v from 'valibot'
import { caseKinds } from '../../../api/contract/paying/cases'
import { paths } from '../../../shared/paths'
import type { CaseReport } from './cases'
import type { CaseSubject } from './useCaseWords'

/** The subject, and the facts by which the rider knows it. */
export type Reported = CaseReport['about'] & CaseSubject

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
const fields = {
  kind: v.picklist(caseKinds),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  order_number: v.optional(v.pipe(v.string(), v.maxLength(60))),
  date_time: v.optional(v.fallback(v.optional(instant), undefined)),
  amount: v.optional(
    v.fallback(v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,12}$/), v.transform(Number))), undefined),
  ),
}
const reported = v.object(fields)

/** Returns an address with the facts, for a reload. */
export function reportAddress(about: Reported): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const value = about[name]
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return `${paths.accountCase('new')}?${query}`
}

/** Returns undefined if the address names no subject. */
export function reportedIn(search: string): Reported | undefined {
  const read = v.safeParse(reported, Object.fromEntries(new URLSearchParams(search)))
  return read.success ? read.output : undefined
}
