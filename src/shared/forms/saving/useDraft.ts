import { useState } from 'react'
import { readStored, removeStored, writeStored } from '../../storage/browserStorage'
import { draftKeys } from './draftKeys'
import type { Edit } from '../fields/edits'
import type { FormValues } from '../fields/fieldSpec'

export interface Draft {
  /** What was typed before the form was left unsent; undefined if there is nothing. */
  values: FormValues | undefined
  /** The saved values over which it was typed, where the form changes a record. */
  base: FormValues | undefined
  keep: (values: FormValues, base?: FormValues) => void
  drop: () => void
}

/** The drafts of one rider, by form. What another rider has left is never among them. */
function draftsOf(owner: string): Record<string, Partial<Edit>> {
  const drafts = readStored(draftKeys.formDraft)
  return drafts?.owner === owner ? drafts.forms : {}
}

/** Drafts of so many forms are kept; the oldest goes first. */
const most = 10

function storeDraft(owner: string, form: string, edit: Edit | { typed: FormValues } | undefined): void {
  const { [form]: _, ...others } = draftsOf(owner)
  const forms = Object.fromEntries(Object.entries({ ...others, ...(edit && { [form]: edit }) }).slice(-most))
  if (Object.keys(forms).length > 0) writeStored(draftKeys.formDraft, { owner, forms })
  else removeStored(draftKeys.formDraft)
}

/** Forgets what was typed in a form that has been sent. */
export const dropDraft = (form: string, owner: string): void => storeDraft(owner, form, undefined)

/**
 * Stores what is typed in a form until it is sent, so that the end of a session or a reload loses nothing (decision
 * 119). Takes the form's name with the id of its record, and the rider's id: there is one draft for each form of one
 * rider. Of a form with secrets only the fields that are kept.
 */
export function useDraft(form: string, owner: string): Draft {
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
