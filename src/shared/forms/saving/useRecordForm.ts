import { useState } from 'react'
import type { Submission } from '../../submission/submission'
import { changesIn, hasChanges, isOutdated } from '../fields/edits'
import type { Edit } from '../fields/edits'
import type { FormValues } from '../fields/fieldSpec'
import { useDraft } from './useDraft'

interface RecordFormInput {
  /** The form's name with the id of its record. */
  form: string
  owner: string
  /** The saved values. Another tab may change them. */
  saved: FormValues
  submission: Submission<unknown>
}

interface Start {
  values: FormValues
  base: FormValues
  round: number
}

function startOver(edit: Edit | undefined, saved: FormValues, round: number): Start {
  if (!edit) return { values: saved, base: saved, round }
  const changes = changesIn(edit)
  const base = Object.fromEntries(Object.keys(changes).map((key) => [key, edit.base[key] ?? '']))
  return { values: { ...saved, ...changes }, base: { ...saved, ...base }, round }
}

/**
 * The form of a saved record (ACC-22). It knows what was changed here, follows changes elsewhere, and keeps what is
 * typed. After a conflict it shows the newest saved values with this form's changes over them.
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
      // A form that already shows the saved values stays, and so does the focus in it.
      const isShown = !isDraft && !isOutdated(typed, saved)
      begin({ values: saved, base: saved, round: isShown ? start.round : start.round + 1 })
    } else if (isStale && !hasChanges(edit)) begin(startOver(undefined, saved, start.round + 1))
    else if (isStale && isNew && submission.status === 'failed') {
      const changed = startOver(edit, saved, start.round + 1)
      begin({ ...changed, base: saved })
    }
  }
  return {
    /** The form's key. A new key begins the form again with other values. */
    round: start.round,
    values: start.values,
    typed,
    isDraft,
    isDirty: hasChanges(edit),
    /** Returns the typed values and the saved ones that filled the form. */
    editOf: (values: FormValues): Edit => ({ typed: values, base: start.base }),
    change: (values: FormValues) => {
      setTyped(values)
      if (hasChanges({ typed: values, base: start.base })) draft.keep(values, start.base)
      else draft.drop()
    },
    /** Forgets what was typed, so that the form shows the saved values. */
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
