import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import type { DialogAnswer, DialogParams } from '../../../shared/dialogs/dialogsSlice'
import { useMethodName } from '../../paying/payment/onDemand'
import type {} from './methodChange'

interface RemoveMethodDialogProps {
  params: DialogParams<'removeMethod'>
  answer: (answer: DialogAnswer<'removeMethod'>) => void
}

/** Asks before a payment method is removed. */
export default function RemoveMethodDialog({ params: { method }, answer }: RemoveMethodDialogProps) {
  const { t } = useTranslation('paymentMethods')
  return (
    <ConfirmDialog
      title={t('question.title', { method: useMethodName()(method) })}
      text={t('question.text')}
      confirmText={t('question.remove')}
      cancelText={t('question.keep')}
      onConfirm={() => answer('remove')}
      onCancel={() => answer('keep')}
    />
  )
}
