import * as codes from '../../api/contract/errorCodes'
import type { AppliedFilter, DescribedFilter } from '../../api/contract/products'
import { serviceConfigFilter } from '../catalogue/filters'
import type { BackendState } from '../state'
import type { FilterRecord, FilterValueRecord } from '../catalogue/records'
import { refuse } from './refusal'

interface Choice {
  applied: AppliedFilter
  filter: FilterRecord
  value: FilterValueRecord
}

/** The filters that a search knows, in order, and what of them is chosen. */
export interface Selection {
  filters: FilterRecord[]
  choices: Choice[]
}

/** Fare cards are asked for the kind of product, then the rider; no journey (transit mode). */
const cardOrder = ['Product', 'Rider']

export function filtersFor(state: BackendState, mode: 'tickets' | 'card'): FilterRecord[] {
  if (mode === 'tickets') return state.filters
  return cardOrder.flatMap((type) => state.filters.filter((filter) => filter.type === type))
}

/** Looks every applied filter up; one that nobody knows is refused, one that is of no use yet is dropped. */
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
  // The service of the route may come with the search for a card, which offers no Service filter.
  const known = isLevel ? state.filters : filters
  const filter = known.find((entry) => (isLevel ? entry.type === 'Service' : entry.uuid === applied.filter_uuid))
  const value = filter?.values.find((entry) => entry.uuid === applied.filter_value)
  if (!filter || !value) refuse(codes.notFound, applied.filter_uuid)
  return { applied, filter, value }
}

/** All that matters now: what is applied, and the first filter that is still to be chosen. */
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

/** Nobody travels from a place to itself. */
export function valuesOffered({ choices }: Selection, filter: FilterRecord): FilterValueRecord[] {
  if (filter.type !== 'Destination') return filter.values
  const origin = choices.find((choice) => choice.filter.type === 'Origin')
  return filter.values.filter((value) => value.uuid !== origin?.value.uuid)
}

/** Values that a product must carry; where the journey starts and ends does not decide what is sold. */
export const wantedTags = ({ choices }: Selection): string[] =>
  choices.filter(({ filter }) => filter.needs.length === 0).map(({ value }) => value.uuid)

/** The filters of an order line; a cart keeps only those of the journey, so nothing is dropped here. */
export const lineFilters = (state: BackendState, applied: AppliedFilter[]): DescribedFilter[] =>
  describe(applied.map((entry) => choiceOf(state, state.filters, entry)))

export const describe = (choices: Choice[]): DescribedFilter[] =>
  choices.map(({ applied, filter, value }) => ({ ...applied, type: filter.type, long_name: value.value }))
