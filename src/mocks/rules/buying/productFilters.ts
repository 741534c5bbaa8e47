import * as codes from '../../../api/contract/base/errorCodes'
import type { AppliedFilter, DescribedFilter } from '../../../api/contract/buying/products'
import { serviceConfigFilter } from '../../catalogue/filters'
import type { BackendState } from '../../state'
import type { FilterRecord, FilterValueRecord } from '../../catalogue/records'
import { refuse } from '../base/refusal'

interface Choice {
  applied: AppliedFilter
  filter: FilterRecord
  value: FilterValueRecord
}

/** The filters of a search, in order, and the chosen value of each. */
export interface Selection {
  filters: FilterRecord[]
  choices: Choice[]
}

/** In transit mode the search asks for the kind of product, then the rider, and for no journey. */
const cardOrder = ['Service', 'Product', 'Rider']

/** In transit mode all services are listed together until one is chosen. */
const allServices: FilterValueRecord = { uuid: 'service-all', value: { en: 'All', fr: 'Tous' } }

export function filtersFor(state: BackendState, mode: 'tickets' | 'card'): FilterRecord[] {
  if (mode === 'tickets') return state.filters
  return cardOrder
    .flatMap((type) => state.filters.filter((filter) => filter.type === type))
    .map((filter) => (filter.type === 'Service' ? { ...filter, values: [allServices, ...filter.values] } : filter))
}

/** Adds "all services" to a search of transit mode that names no service. */
export function withAnyService(filters: FilterRecord[], applied: AppliedFilter[]): AppliedFilter[] {
  const service = filters.find(({ type }) => type === 'Service')
  const isNamed = applied.some(({ filter_uuid: uuid }) => uuid === service?.uuid || uuid === serviceConfigFilter)
  return !service || isNamed ? applied : [...applied, { filter_uuid: service.uuid, filter_value: allServices.uuid }]
}

/** Looks every applied filter up. It refuses unknown ones, and drops those that are not offered yet. */
export function selectionOf(state: BackendState, filters: FilterRecord[], applied: AppliedFilter[]): Selection {
  const choices = applied.map((entry) => choiceOf(state, filters, entry))
  const values = new Set(choices.map((choice) => choice.value.uuid))
  const relevant = choices.filter(({ filter }) => filter.needs.every((need) => values.has(need)))
  const origin = relevant.find(({ filter }) => filter.type === 'Origin')
  const destination = relevant.find(({ filter }) => filter.type === 'Destination')
  if (origin && origin.value.uuid === destination?.value.uuid) refuse(codes.notFound, destination.filter.uuid)
  return { filters, choices: relevant }
}

function choiceOf(state: BackendState, filters: FilterRecord[], applied: AppliedFilter): Choice {
  const isLevel = applied.filter_uuid === serviceConfigFilter
  // A search for a card may carry the route's service, although it offers no Service filter.
  const known = isLevel ? state.filters : filters
  const filter = known.find((entry) => (isLevel ? entry.type === 'Service' : entry.uuid === applied.filter_uuid))
  const value = filter?.values.find((entry) => entry.uuid === applied.filter_value)
  if (!filter || !value) refuse(codes.notFound, applied.filter_uuid)
  return { applied, filter, value }
}

/** Returns the applied filters, and the first filter that has no choice yet. */
export function relevantFilters({ filters, choices }: Selection): { filter: FilterRecord; applied: boolean }[] {
  const values = new Set(choices.map((choice) => choice.value.uuid))
  const choiceFor = (filter: FilterRecord) => choices.find((choice) => choice.filter.uuid === filter.uuid)
  const offered = filters.filter(
    (filter) =>
      filter.needs.every((need) => values.has(need)) && choiceFor(filter)?.applied.filter_uuid !== serviceConfigFilter,
  )
  const next = offered.find((filter) => !choiceFor(filter))
  return offered
    .filter((filter) => filter === next || choiceFor(filter))
    .map((filter) => ({ filter, applied: filter !== next }))
}

/** A journey does not end where it starts, so the chosen place is not offered again. */
export function valuesOffered({ choices }: Selection, filter: FilterRecord): FilterValueRecord[] {
  if (filter.type !== 'Destination') return filter.values
  const origin = choices.find((choice) => choice.filter.type === 'Origin')
  return filter.values.filter((value) => value.uuid !== origin?.value.uuid)
}

/** Returns the values that a product must match. Start and end of the journey do not decide which products are sold. */
export const wantedTags = ({ choices }: Selection): string[] =>
  choices
    .filter(({ filter, value }) => filter.needs.length === 0 && value.uuid !== allServices.uuid)
    .map(({ value }) => value.uuid)

/** Returns the filters of an order line. A cart stores only those of the journey, so none is dropped here. */
export const lineFilters = (state: BackendState, applied: AppliedFilter[]): DescribedFilter[] =>
  describe(applied.map((entry) => choiceOf(state, state.filters, entry)))

export const describe = (choices: Choice[]): DescribedFilter[] =>
  choices.map(({ applied, filter, value }) => ({ ...applied, type: filter.type, long_name: value.value }))
