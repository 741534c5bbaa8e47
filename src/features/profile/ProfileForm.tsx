import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/contract/user'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import { DraftNote } from '../../shared/forms/DraftNote'
import { useDraft } from '../../shared/forms/useDraft'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { formState } from '../../shared/submission/submission'
import { focusWhenLost } from '../../shared/focus/moveFocus'
import { PagePart } from '../../shared/ui/parts/PagePart'
import { LeaveQuestion } from './LeaveQuestion'
import { profileSaving } from './profile'
import { differs, profileFields, profileOf, valuesOf } from './profileFields'

/** The form of names, email and mobile. What is typed stays through failures, reloads and the end of a session. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const saving = useAppSelector(profileSaving.select)
  const saved = valuesOf(user)
  const draft = useDraft('profile', user.uuid)
  const [kept, setKept] = useState(() => (draft.values && differs(draft.values, saved) ? draft.values : undefined))
  const isDraft = kept !== undefined && draft.values !== undefined
  const [isDirty, setDirty] = useState(isDraft)
  const [round, setRound] = useState(0)

  const [seen, setSeen] = useState(saving)
  if (seen !== saving) {
    setSeen(saving)
    if (saving.status === 'done') {
      setDirty(false)
      setKept(undefined)
      // The field shows the present email again, which stays until the new one is confirmed.
      if (saving.value.isEmailWaiting || isDraft) setRound(round + 1)
    }
  }
  const afterSaving = useEffectEvent(() => {
    draft.drop()
    focusWhenLost()
  })
  useEffect(() => {
    dispatch(profileSaving.opened())
    return () => void dispatch(profileSaving.dropped())
  }, [dispatch])
  useEffect(() => {
    if (saving.status === 'done') afterSaving()
  }, [saving])

  const startOver = () => {
    draft.drop()
    setDirty(false)
    setRound(round + 1)
  }
  return (
    <PagePart title={t('you')}>
      {isDraft && <DraftNote onDrop={startOver} />}
      <ConfigForm
        key={round}
        idPrefix="profile"
        fields={profileFields(t)}
        values={isDraft ? kept : saved}
        submitText={t('save')}
        busyText={t('saving')}
        {...formState(saving)}
        onChange={(typed) => {
          draft.keep(typed)
          setDirty(differs(typed, saved))
        }}
        onSubmit={(values) => dispatch(profileSaving.requested(profileOf(values)))}
      />
      <LeaveQuestion when={isDirty} onLeave={draft.drop} />
    </PagePart>
  )
}
