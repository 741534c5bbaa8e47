import { useEffect, useEffectEvent, useState } from 'react'
import { changesIn } from '../../../shared/forms/fields/edits'
import type { FormValues } from '../../../shared/forms/fields/fieldSpec'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { notificationsChange } from './notifications'

/** Saves choices one by one, in turn. Unsaved ones stay, even over a reload, until they are sent or dropped. */
export function useAutoSaved(saved: FormValues, owner: string) {
  const dispatch = useAppDispatch()
  const change = useAppSelector(notificationsChange.select)
  const draft = useDraft('notifications', owner)
  const [chosen, setChosen] = useState<FormValues>(() =>
    draft.values ? changesIn({ typed: draft.values, base: draft.base ?? saved }) : {},
  )
  const [isDraft, setDraft] = useState(() => Object.keys(chosen).length > 0)
  const [last, setLast] = useState(Object.keys(chosen).at(-1))
  const unsavedIn = (choices: FormValues) =>
    Object.fromEntries(Object.entries(choices).filter(([key, value]) => value !== saved[key]))
  const unsaved = unsavedIn(chosen)
  const isUnsaved = Object.keys(unsaved).length > 0
  const [seen, setSeen] = useState(change)
  if (seen !== change) {
    setSeen(change)
    if (change.status === 'done') {
      setChosen(unsaved)
      setDraft(false)
    }
  }
  const send = (choices: FormValues) =>
    dispatch(notificationsChange.requested({ typed: { ...saved, ...choices }, base: saved }))
  const afterSaving = useEffectEvent(() => {
    if (isUnsaved) send(unsaved)
    else draft.drop()
  })
  useEffect(() => {
    if (change.status === 'done') afterSaving()
  }, [change])
  return {
    values: { ...saved, ...chosen },
    change,
    isUnsaved,
    last,
    isDraft,
    choose: (key: string, value: string) => {
      setLast(key)
      const all = { ...chosen, [key]: value }
      // A choice that is taken back while it is sent must be sent again.
      const choices = change.status === 'sending' ? all : unsavedIn(all)
      setChosen(choices)
      if (Object.keys(choices).length === 0) return draft.drop()
      draft.keep({ ...saved, ...choices }, saved)
      if (change.status !== 'sending') send(choices)
    },
    save: () => send(unsaved),
    reset: () => {
      setChosen({})
      setDraft(false)
      draft.drop()
    },
  }
}
