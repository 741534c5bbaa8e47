import { useState } from 'react'
import { readStored, removeStored, writeStored } from '../storage/browserStorage'
import { stored } from '../storage/storedKeys'
import type { FormValues } from './fieldSpec'

export interface Draft {
  /** What was typed before the form was left unsent; undefined if there is nothing. */
  values: FormValues | undefined
  keep: (values: FormValues) => void
  drop: () => void
}

/**
 * Stores what is typed in a form until it is sent, so that the end of a session or a reload loses nothing. Takes the
 * form's name with the id of its record, and the rider's id: nobody else gets the text. There is one draft, the newest.
 * Never for a form with secrets.
 */
export function useDraft(form: string, owner: string): Draft {
  const [values, setValues] = useState(() => {
    const draft = readStored(stored.formDraft)
    return draft?.form === form && draft.owner === owner ? draft.values : undefined
  })
  return {
    values,
    keep: (typed) => writeStored(stored.formDraft, { form, owner, values: typed }),
    drop: () => {
      removeStored(stored.formDraft)
      setValues(undefined)
    },
  }
}
