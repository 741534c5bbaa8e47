import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../api/contract/identity/user'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { changesIn } from '../../../shared/forms/fields/edits'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useRecordForm } from '../../../shared/forms/saving/useRecordForm'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { groupPhone } from '../../../shared/locales/phones'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { LeaveQuestion } from './LeaveQuestion'
import { profileSaving } from './profile'
import { profileFields, profileOf, valuesOf } from './profileFields'

/** What is typed survives failures, reloads and the session's end. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const [saving, send] = useSubmission(profileSaving)
  const saved = valuesOf(user)
  const record = useRecordForm({ form: 'profile', owner: user.uuid, saved, submission: saving })
  const isEmailChanged = 'email' in changesIn(record.editOf(record.typed))
  const afterSaving = useEffectEvent(() => {
    record.forget()
    focusWhenLost()
  })
  useEffect(() => {
    if (saving.status === 'done') afterSaving()
  }, [saving])
  return (
    <PagePart title={t('you')}>
      {record.isDraft && <DraftNote onDrop={record.reset} />}
      <ConfigForm
        key={record.round}
        idPrefix="profile"
        fields={profileFields(t, groupPhone, isEmailChanged && user.has_password !== false)}
        values={{ ...record.values, mobile: groupPhone(record.values.mobile ?? '') }}
        submitText={t('save')}
        busyText={t('saving')}
        {...formState(saving)}
        onChange={(typed) => record.change(profileOf(typed))}
        onSubmit={({ current_password, ...typed }) =>
          send({
            ...record.editOf(profileOf(typed)),
            ...(current_password && { current_password }),
          })
        }
      />
      <LeaveQuestion when={record.isDirty} onLeave={record.forget} />
    </PagePart>
  )
}
