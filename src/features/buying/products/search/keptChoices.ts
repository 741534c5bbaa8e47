import type { AppliedFilter } from '../../../../api/contract/buying/products'
import type { Result } from '../../../../api/errors'
import { isNotFound } from '../../../../api/errors'
import { nameOf } from './filterChoice'
import type { Panel } from './productsMachine'

/**
 * Returns choices that were kept although an earlier one changed (decision 113): those after the first difference from
 * the last answer.
 */
export function keptChoices(applied: AppliedFilter[], before: Panel | null): AppliedFilter[] {
  const described = before?.described ?? []
  const wasApplied = (entry: AppliedFilter) => described.some((other) => isSame(entry, other))
  const ofAddress = described.filter(({ filter_uuid }) => before?.filters.some(({ uuid }) => uuid === filter_uuid))
  const changedAt = applied.findIndex((entry, at) => !isSame(entry, ofAddress[at]))
  return changedAt < 0 ? [] : applied.slice(changedAt).filter(wasApplied)
}

/**
 * Returns kept choices that are no longer offered, or whose combination is refused. An unreadable filter may be one of
 * them, so then none is dropped.
 */
export function unfitChoices(kept: AppliedFilter[], answer: Result<Panel>): AppliedFilter[] {
  if (!answer.ok) return isNotFound(answer.error) ? kept : []
  const { filters, notShown } = answer.value
  if (notShown > 0) return []
  const isOffered = ({ filter_uuid, filter_value }: AppliedFilter) =>
    filters.some(({ uuid, values }) => uuid === filter_uuid && values.some((value) => value.uuid === filter_value))
  return kept.filter((entry) => !isOffered(entry))
}

/** Returns names as far as the last answer told them. */
export const namesOf = (choices: AppliedFilter[], { filters }: Panel): string[] =>
  choices.flatMap(({ filter_uuid, filter_value }) => {
    const filter = filters.find(({ uuid }) => uuid === filter_uuid)
    return (filter && nameOf(filter, filter_value)) ?? []
  })

const isSame = (one: AppliedFilter, other: AppliedFilter | undefined) =>
  one.filter_uuid === other?.filter_uuid && one.filter_value === other.filter_value
