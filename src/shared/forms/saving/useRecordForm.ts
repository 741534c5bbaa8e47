import { useState } from 'react'
import type { Submission } from '../../submission/submission'
import { changesIn, hasChanges, isOutdated } from '../fields/edits'
import type { Edit } from '../fields/edits'
import type { FormValues } from '../fields/fieldSpec'
import { useDraft } from './useDraft'

interface RecordFormInput {
  /** The form's name with the id of its record. */
  form: string
  /** The rider's id. */
  owner: string
  /** The values as they are saved. Another tab may change them. */
  saved: FormValues
  submission: Submission<unknown>
}

/** The values that the form began with, and the saved values under what was changed. */
interface Start {
  values: FormValues
  base: FormValues
  round: number
}

/** Values of fields that were not changed are those that are saved. */
function startOver(edit: Edit | undefined, saved: FormValues, round: number): Start {
  if (!edit) return { values: saved, base: saved, round }
  const changes = changesIn(edit)
  const base = Object.fromEntries(Object.keys(changes).map((key) => [key, edit.base[key] ?? '']))
  return { values: { ...saved, ...changes }, base: { ...saved, ...base }, round }
}

/**
 * The form of a saved record (ACC-22): it tells what was changed here, follows changes that are made elsewhere, and keeps
 * what is typed. After a conflict it shows what is saved by now, with the changes of this form in it.
 */
export function useRecordForm({ form, owner, saved, submission }: RecordFormInput) {
  const draft = useDraft(form, owner)
  const [start, setStart] = useState(() => startOver(editOf(draft, saved), saved, 0))
  const [typed, setTyped] = useState(start.values)
  const [isDraft, setDraft] = useState(() => hasChanges({ typed: start.values, base: start.base }))
  const edit = { typed, base: start.base }
  const begin = (next: Start) => {
    setStart(next)
    setTyped(next.values)
  }
  const [seen, setSeen] = useState({ submission, saved })
  if (seen.submission !== submission || isOutdated(seen.saved, saved)) {
    setSeen({ submission, saved })
    const isNew = seen.submission !== submission
    const isSaved = isNew && submission.status === 'done'
    const isStale = isOutdated(start.base, saved)
    if (isSaved) {
      setDraft(false)
      // A form that shows what is saved stays as it is, and the focus in it.
      const isShown = !isDraft && !isOutdated(typed, saved)
      begin({ values: saved, base: saved, round: isShown ? start.round : start.round + 1 })
    } else if (isStale && !hasChanges(edit)) begin(startOver(undefined, saved, start.round + 1))
    else if (isStale && isNew && submission.status === 'failed') {
      const changed = startOver(edit, saved, start.round + 1)
      begin({ ...changed, base: saved })
    }
  }
  return {
    /** The key of the form: another one begins again with other values. */
    round: start.round,
    values: start.values,
    typed,
    isDraft,
    isDirty: hasChanges(edit),
    /** What is sent: the typed values over those that the form was filled with. */
    editOf: (values: FormValues): Edit => ({ typed: values, base: start.base }),
    change: (values: FormValues) => {
      setTyped(values)
      if (hasChanges({ typed: values, base: start.base })) draft.keep(values, start.base)
      else draft.drop()
    },
    /** Forgets what was typed; the form shows what is saved. */
    reset: () => {
      draft.drop()
      setDraft(false)
      begin(startOver(undefined, saved, start.round + 1))
    },
    forget: draft.drop,
  }
}

const editOf = ({ values, base }: ReturnType<typeof useDraft>, saved: FormValues): Edit | undefined =>
  values && { typed: values, base: base ?? saved }
