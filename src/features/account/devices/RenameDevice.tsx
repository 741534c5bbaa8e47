import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import { NicknameForm } from '../../../shared/forms/NicknameForm'
import { formState } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { deviceChange } from './devices'

/** The form replaces the name on the list. Its opener forgets the last change. */
export function RenameDevice({ device: { id, nickname }, onDone }: { device: Device; onDone: () => void }) {
  const { t } = useTranslation('devices')
  const [change, send] = useShownSubmission(deviceChange)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (change.status === 'done') done()
  }, [change])
  return (
    <NicknameForm
      required
      label={t('nickname.label')}
      hint={t('nickname.hint')}
      nickname={nickname ?? ''}
      submitText={t('nickname.save')}
      {...formState(change)}
      onSubmit={(typed) => send({ act: 'rename', id, nickname: typed })}
      onCancel={onDone}
    />
  )
}
