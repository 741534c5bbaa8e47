import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import { NicknameForm } from '../../../shared/forms/NicknameForm'
import { formState } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { deviceChange } from './devices'

interface RenameDeviceProps {
  device: Device
  /** The change under way, and its outcome, are of this form. */
  ownsChange: boolean
  onSent: () => void
  onDone: () => void
}

/** The form replaces the name on the list. Its opener forgets the last change. */
export function RenameDevice({ device: { id, nickname }, ownsChange, onSent, onDone }: RenameDeviceProps) {
  const { t } = useTranslation('devices')
  const [change, send] = useShownSubmission(deviceChange)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (change.status === 'done' && ownsChange) done()
  }, [change, ownsChange])
  return (
    <NicknameForm
      required
      label={t('nickname.label')}
      hint={t('nickname.hint')}
      nickname={nickname ?? ''}
      submitText={t('nickname.save')}
      {...(ownsChange ? formState(change) : {})}
      onSubmit={(typed) => {
        if (change.status === 'sending') return
        onSent()
        send({ act: 'rename', id, nickname: typed })
      }}
      onCancel={onDone}
    />
  )
}
