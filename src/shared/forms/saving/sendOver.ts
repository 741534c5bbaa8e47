import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError, Result } from '../../../api/errors'
import { isOutdated, overlay } from '../fields/edits'
import type { Edit } from '../fields/edits'
import type { FormValues } from '../fields/fieldSpec'
import type { SagaOf } from '../../saga/effects'
import type { Fault } from '../../submission/fault'

interface Over<Record, Answer> {
  edit: Edit
  read: () => SagaOf<Result<Record>>
  valuesOf: (record: Record) => FormValues
  write: (values: FormValues, present: Record) => SagaOf<Result<Answer>>
  /** The fields belong together, such as those of an address: any change elsewhere is a conflict. */
  isWhole?: boolean
}

export type Outcome<Record, Answer> =
  | { status: 'saved'; value: Answer }
  | { status: 'failed'; error: ApiError }
  /** The same was changed elsewhere: nothing was sent. `present` is what is saved. */
  | { status: 'conflict'; present: Record; fault: Fault }

export const outcomeOf = <Answer>(answer: Result<Answer>): Outcome<never, Answer> =>
  answer.ok ? { status: 'saved', value: answer.value } : { status: 'failed', error: answer.error }

const mostTries = 3

/**
 * Saves a record whose call takes all of it (decision 118): reads it, and sends the form's changes over the saved
 * values. The backend refuses if another change comes between both calls; then it begins again.
 */
export function* sendOver<Record, Answer>(over: Over<Record, Answer>): SagaOf<Outcome<Record, Answer>> {
  for (let turn = 1; ; turn += 1) {
    const read = yield* over.read()
    if (!read.ok) return { status: 'failed', error: read.error }
    const present = over.valuesOf(read.value)
    const { values, conflicts } = overlay(over.edit, present)
    const isConflict = conflicts.length > 0 || (over.isWhole === true && isOutdated(over.edit.base, present))
    if (isConflict) return { status: 'conflict', present: read.value, fault: conflictFault(conflicts, present) }
    const answer = yield* over.write(values, read.value)
    if (answer.ok) return { status: 'saved', value: answer.value }
    const isLate = hasCode(answer.error, codes.changedElsewhere)
    if (!isLate || turn === mostTries) return { status: 'failed', error: answer.error }
  }
}

/** Names the change. Each field that now has two values shows the other one. */
function conflictFault(conflicts: string[], present: FormValues): Fault {
  const told = (key: string) =>
    present[key]
      ? { key: 'shared:conflict.field', values: { value: present[key] } }
      : { key: 'shared:conflict.emptied' }
  return {
    errors: [{ key: 'shared:conflict.form' }],
    fieldErrors: Object.fromEntries(conflicts.map((key) => [key, told(key)])),
  }
}
