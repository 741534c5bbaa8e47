import type { AppliedFilter } from '../../api/contract/products'
import type { PurchaseType } from '../fareMedia'

/** What the address asks of the products page: reload, Back and a shared link bring it again (CAT-04). */
export interface Search {
  /** Null for none, however the address says so. */
  serviceType: string | null
  /** Transit mode, or null for plain tickets. */
  passType: PurchaseType | null
  applied: AppliedFilter[]
}

const parameter = 'filter'
const mostFilters = 20
const longestId = 200
/** Told by the path, never by a filter of the address (CAT-08). */
export const serviceConfigFilter = 'service_config_uuid'

/** The specification's own addresses write "no service type" as a word (decision 11). */
const wordsForNone = ['', 'null', 'undefined']

/** Reads the route's parts; a pass type that does not exist is none. */
export function searchOf(
  path: { serviceType?: string; passType?: string },
  query: URLSearchParams,
  isTransitOffered: boolean,
): Search {
  const serviceType = path.serviceType?.trim() ?? ''
  const isPassType = path.passType === 'digital' || path.passType === 'physical'
  return {
    serviceType: wordsForNone.includes(serviceType.toLowerCase()) ? null : serviceType,
    passType: isPassType && isTransitOffered ? (path.passType as PurchaseType) : null,
    applied: filtersOf(query),
  }
}

/** The applied filters, in their order: one value a filter, whatever cannot be one is dropped. */
export function filtersOf(query: URLSearchParams): AppliedFilter[] {
  const applied: AppliedFilter[] = []
  for (const entry of query.getAll(parameter)) {
    const [filter_uuid, filter_value, ...more] = entry.split(':').map(decoded)
    if (!isId(filter_uuid) || !isId(filter_value) || more.length > 0) continue
    if (filter_uuid === serviceConfigFilter || isApplied(applied, filter_uuid)) continue
    if (applied.length < mostFilters) applied.push({ filter_uuid, filter_value })
  }
  return applied
}

/** The query with these filters in place of its own; whatever else it holds stays. */
export function queryWith(applied: AppliedFilter[], query: URLSearchParams): string {
  const others = new URLSearchParams(query)
  others.delete(parameter)
  // Written by hand: URLSearchParams would write the colon as %3A, and the address is meant to be read and shared.
  const own = applied.slice(0, mostFilters).flatMap(({ filter_uuid, filter_value }) => {
    const [uuid, value] = [encoded(filter_uuid), encoded(filter_value)]
    return uuid && value ? [`${parameter}=${uuid}:${value}`] : []
  })
  const parts = [others.toString(), ...own].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** A value chosen: a new filter goes last; a changed one drops those that were chosen after it (decision 83). */
export function withChoice(applied: AppliedFilter[], choice: AppliedFilter): AppliedFilter[] {
  const same = applied.find((entry) => entry.filter_uuid === choice.filter_uuid)
  if (same?.filter_value === choice.filter_value) return applied
  return [...withoutFilter(applied, choice.filter_uuid), choice]
}

/** A filter taken back, and with it those that were chosen after it. */
export function withoutFilter(applied: AppliedFilter[], filterUuid: string): AppliedFilter[] {
  const at = applied.findIndex((entry) => entry.filter_uuid === filterUuid)
  return at < 0 ? applied : applied.slice(0, at)
}

export function isSameSearch(one: Search, other: Search): boolean {
  return isSameRoute(one, other) && queryWith(one.applied, nothingElse) === queryWith(other.applied, nothingElse)
}

/** The same list of filters, whatever is chosen in it. */
export function isSameRoute(one: Search, other: Search): boolean {
  return one.serviceType === other.serviceType && one.passType === other.passType
}

const nothingElse = new URLSearchParams()

const isApplied = (applied: AppliedFilter[], uuid: string) => applied.some((entry) => entry.filter_uuid === uuid)
const isId = (part: string | undefined): part is string => !!part && part.length <= longestId

/**
 * Twice: once on its own, so that a colon within an id is not the one between two, once for the query. Undefined for
 * text that no address can hold (half a character).
 */
function encoded(part: string): string | undefined {
  try {
    return encodeURIComponent(encodeURIComponent(part))
  } catch {
    return undefined
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
