import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import { NicknameForm } from '../../../shared/forms/NicknameForm'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { deviceChange } from './devices'

/** The form replaces the name on the list. Its opener forgets the last change. */
export function RenameDevice({ device: { id, nickname }, onDone }: { device: Device; onDone: () => void }) {
  const { t } = useTranslation('devices')
  const dispatch = useAppDispatch()
  const change = useAppSelector(deviceChange.select)
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
      onSubmit={(typed) => dispatch(deviceChange.requested({ act: 'rename', id, nickname: typed }))}
      onCancel={onDone}
    />
  )
}
