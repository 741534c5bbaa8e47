import * as limits from '../../../../api/contract/base/limits'
import type { AppliedFilter } from '../../../../api/contract/buying/products'
import type { PurchaseType } from '../../../cards/fareMedia'

/** The page's part of the URL survives reload, Back and sharing (CAT-04). */
export interface Search {
  /** Null for no service type, however the URL writes it. */
  serviceType: string | null
  /** Null for plain tickets. */
  passType: PurchaseType | null
  applied: AppliedFilter[]
}

const parameter = 'filter'
/** The service type is a filter too (CAT-08). */
const mostFilters = limits.filters - 1
/** The path sets this filter, never the query (CAT-08). */
export const serviceConfigFilter = 'service_config_uuid'

/** The specification's URLs write "no service type" as a word (decision 11). */
const wordsForNone = ['', 'null', 'undefined']

/** Reads the route. An unknown pass type counts as absent. */
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

/** Returns filters in their order, with one value each. Malformed ones are dropped. */
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

/** The first choice alone seldom meets a combination. */
export const mayMeet = (applied: AppliedFilter[]): boolean => applied.length > 1

/** Returns the query with these filters. Other parameters stay. */
export function queryWith(applied: AppliedFilter[], query: URLSearchParams): string {
  const others = new URLSearchParams(query)
  others.delete(parameter)
  // URLSearchParams would write the colon as %3A, and the URL should be readable.
  const own = applied.slice(0, mostFilters).flatMap(({ filter_uuid, filter_value }) => {
    const [uuid, value] = [encoded(filter_uuid), encoded(filter_value)]
    return uuid && value ? [`${parameter}=${uuid}:${value}`] : []
  })
  const parts = [others.toString(), ...own].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Sets a value. A changed filter keeps its place and those chosen after it (decision 113). */
export function withChoice(applied: AppliedFilter[], choice: AppliedFilter): AppliedFilter[] {
  const same = applied.find((entry) => entry.filter_uuid === choice.filter_uuid)
  if (!same) return [...applied, choice]
  return same.filter_value === choice.filter_value ? applied : applied.map((entry) => (entry === same ? choice : entry))
}

/** Removes a filter and keeps all others (decision 113). */
export function withoutFilter(applied: AppliedFilter[], filterUuid: string): AppliedFilter[] {
  return isApplied(applied, filterUuid) ? applied.filter(({ filter_uuid }) => filter_uuid !== filterUuid) : applied
}

export function isSameSearch(one: Search, other: Search): boolean {
  return isSameRoute(one, other) && queryWith(one.applied, noOtherParams) === queryWith(other.applied, noOtherParams)
}

/** Compares service and pass type, but no filters. */
export function isSameRoute(one: Search, other: Search): boolean {
  return one.serviceType === other.serviceType && one.passType === other.passType
}

const noOtherParams = new URLSearchParams()

const isApplied = (applied: AppliedFilter[], uuid: string) => applied.some((entry) => entry.filter_uuid === uuid)
const isId = (part: string | undefined): part is string => !!part && part.length <= limits.id

/**
 * Encodes an id twice: for a colon inside it, and for the query. Returns undefined for half a surrogate pair, which no
 * URL can hold.
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
