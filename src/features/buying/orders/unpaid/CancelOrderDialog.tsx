import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../shared/dialogs/ConfirmDialog'
import type { CancelOrder } from './cancelUnpaid'

export default function CancelOrderDialog({ params: { number }, answer }: CancelOrder) {
  const { t } = useTranslation('orders')
  return (
    <ConfirmDialog
      color="error"
      title={t('unpaidOrder.question.title', { number })}
      text={t('unpaidOrder.question.text')}
      confirmText={t('unpaidOrder.cancel')}
      cancelText={t('unpaidOrder.question.keep')}
      onConfirm={() => answer('cancel')}
      onCancel={() => answer('keep')}
    />
  )
}
