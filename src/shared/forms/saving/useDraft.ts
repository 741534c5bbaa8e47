import { useState } from 'react'
import { readStored, removeStored, writeStored } from '../../storage/browserStorage'
import { draftKeys } from './draftKeys'
import type { Edit } from '../fields/edits'
import type { FormValues } from '../fields/fieldSpec'

export interface Draft {
  /** The values that were typed before the form was left unsent. */
  values: FormValues | undefined
  /** The saved values under the typed ones, where the form changes a record. */
  base: FormValues | undefined
  keep: (values: FormValues, base?: FormValues) => void
  drop: () => void
}

/** Drafts by form. They are never those of another rider. */
function draftsOf(owner: string | undefined): Record<string, Partial<Edit>> {
  const drafts = readStored(draftKeys.formDraft)
  return drafts && drafts.owner === owner ? drafts.forms : {}
}

/** The number of forms whose drafts are kept. The oldest draft goes first. */
const most = 10

/** Without a rider nothing is stored, so another rider's drafts in this tab stay for their return. */
function storeDraft(owner: string | undefined, form: string, edit: Edit | { typed: FormValues } | undefined): void {
  if (!owner) return
  const { [form]: _, ...others } = draftsOf(owner)
  const forms = Object.fromEntries(Object.entries({ ...others, ...(edit && { [form]: edit }) }).slice(-most))
  if (Object.keys(forms).length > 0) writeStored(draftKeys.formDraft, { owner, forms })
  else removeStored(draftKeys.formDraft)
}

export const dropDraft = (form: string, owner: string | undefined): void => storeDraft(owner, form, undefined)

/**
 * Stores what is typed until it is sent (decision 119), under the form's name with its record's id and the rider's id;
 * of a secret form only the fields that may be kept.
 */
export function useDraft(form: string, owner: string | undefined): Draft {
  const [draft, setDraft] = useState(() => draftsOf(owner)[form])
  return {
    values: draft?.typed,
    base: draft?.base,
    keep: (typed, base) => storeDraft(owner, form, base ? { typed, base } : { typed }),
    drop: () => {
      storeDraft(owner, form, undefined)
      setDraft(undefined)
    },
  }
}
