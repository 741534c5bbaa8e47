import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { NicknameForm } from '../../../shared/forms/NicknameForm'
import { formState } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { methodChange } from './methodChange'

/** The form replaces the name on the list. Its opener forgets the last change. */
export function RenameMethod({ method, onDone }: { method: PaymentMethod; onDone: () => void }) {
  const { t } = useTranslation('paymentMethods')
  const [change, send] = useShownSubmission(methodChange)
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
      onSubmit={(nickname) => send({ act: 'rename', method, nickname })}
      onCancel={onDone}
    />
  )
}
