import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { NicknameForm } from '../../../shared/forms/NicknameForm'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { methodChange } from './methodChange'

/** The form replaces the name on the list. Its opener forgets the last change. */
export function RenameMethod({ method, onDone }: { method: PaymentMethod; onDone: () => void }) {
  const { t } = useTranslation('paymentMethods')
  const dispatch = useAppDispatch()
  const change = useAppSelector(methodChange.select)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (change.status === 'done') done()
  }, [change])
  return (
    <NicknameForm
      label={t('nickname.label')}
      hint={t('nickname.hint')}
      nickname={method.nickname ?? ''}
      submitText={t('nickname.save')}
      {...formState(change)}
      onSubmit={(nickname) => dispatch(methodChange.requested({ act: 'rename', method, nickname }))}
      onCancel={onDone}
    />
  )
}
