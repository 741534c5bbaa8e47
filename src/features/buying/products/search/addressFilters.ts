import * as limits from '../../../../api/contract/base/limits'
import type { AppliedFilter } from '../../../../api/contract/buying/products'
import type { PurchaseType } from '../../../cards/fareMedia'

/** Survives reload, Back and sharing (CAT-04). */
export interface Search {
  /** Null for none, however the URL writes it. */
  serviceType: string | null
  /** Null for plain tickets. */
  passType: PurchaseType | null
  applied: AppliedFilter[]
}

const parameter = 'filter'
/** The service type is a filter, too (CAT-08). */
const mostFilters = limits.filters - 1
/** Set by the path, never the query (CAT-08). */
export const serviceConfigFilter = 'service_config_uuid'

/** The specification's "no service type" (decision 11). */
const wordsForNone = ['', 'null', 'undefined']

/** An unknown pass type is absent. */
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

/** In order, one value each, without malformed ones. */
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

/** Other parameters stay. */
export function queryWith(applied: AppliedFilter[], query: URLSearchParams): string {
  const others = new URLSearchParams(query)
  others.delete(parameter)
  // By hand: URLSearchParams would write %3A for the colon of a URL to share.
  const own = applied.slice(0, mostFilters).flatMap(({ filter_uuid, filter_value }) => {
    const [uuid, value] = [encoded(filter_uuid), encoded(filter_value)]
    return uuid && value ? [`${parameter}=${uuid}:${value}`] : []
  })
  const parts = [others.toString(), ...own].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** A changed filter keeps its place and later ones (decision 113). */
export function withChoice(applied: AppliedFilter[], choice: AppliedFilter): AppliedFilter[] {
  const same = applied.find((entry) => entry.filter_uuid === choice.filter_uuid)
  if (!same) return [...applied, choice]
  return same.filter_value === choice.filter_value ? applied : applied.map((entry) => (entry === same ? choice : entry))
}

/** And keeps all others (decision 113). */
export function withoutFilter(applied: AppliedFilter[], filterUuid: string): AppliedFilter[] {
  return isApplied(applied, filterUuid) ? applied.filter(({ filter_uuid }) => filter_uuid !== filterUuid) : applied
}

export function isSameSearch(one: Search, other: Search): boolean {
  return isSameRoute(one, other) && queryWith(one.applied, noOtherParams) === queryWith(other.applied, noOtherParams)
}

/** The same service and pass type, whatever filters. */
export function isSameRoute(one: Search, other: Search): boolean {
  return one.serviceType === other.serviceType && one.passType === other.passType
}

const noOtherParams = new URLSearchParams()

const isApplied = (applied: AppliedFilter[], uuid: string) => applied.some((entry) => entry.filter_uuid === uuid)
const isId = (part: string | undefined): part is string => !!part && part.length <= limits.id

/** Twice: for the separating colon, and the query. Undefined for half a surrogate pair. */
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
