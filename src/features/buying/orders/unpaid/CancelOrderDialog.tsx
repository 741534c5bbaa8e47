import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../shared/dialogs/ConfirmDialog'
import type { DialogAnswer, DialogParams } from '../../../../shared/dialogs/dialogsSlice'
import type {} from './cancelling'

interface CancelOrderDialogProps {
  params: DialogParams<'cancelOrder'>
  answer: (answer: DialogAnswer<'cancelOrder'>) => void
}

/** Asks before an unpaid order is let go. */
export default function CancelOrderDialog({ params: { number }, answer }: CancelOrderDialogProps) {
  const { t } = useTranslation('orders')
  return (
    <ConfirmDialog
      isFinal
      title={t('unpaidOrder.question.title', { number })}
      text={t('unpaidOrder.question.text')}
      confirmText={t('unpaidOrder.cancel')}
      cancelText={t('unpaidOrder.question.keep')}
      onConfirm={() => answer('cancel')}
      onCancel={() => answer('keep')}
    />
  )
}
