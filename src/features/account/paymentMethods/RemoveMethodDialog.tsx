import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import { useMethodName } from '../../paying/payment/onDemand'
import type { RemoveMethod } from './methodChange'

export default function RemoveMethodDialog({ params: { method }, answer }: RemoveMethod) {
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
