import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../shared/dialogs/ConfirmDialog'
import type { ClearCart, LeaveCard, ProductAlert, RemoveSavedCart } from './cartDialogs'

export function ProductAlertDialog({ params, answer }: ProductAlert) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.productAlert.title', { name: params.name })}
      text={params.message}
      confirmText={t('dialogs.productAlert.accept')}
      cancelText={t('dialogs.productAlert.cancel')}
      onConfirm={() => answer('accept')}
      onCancel={() => answer('cancel')}
    />
  )
}

export function ClearCartDialog({ params: { count }, answer }: ClearCart) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.clearCart.title')}
      text={t('dialogs.clearCart.text', { count })}
      confirmText={t('dialogs.clear')}
      color="warning"
      cancelText={t('dialogs.keep')}
      onConfirm={() => answer('clear')}
      onCancel={() => answer('keep')}
    />
  )
}

export function RemoveSavedCartDialog({ params: { count }, answer }: RemoveSavedCart) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.removeSavedCart.title')}
      text={t('dialogs.removeSavedCart.text', { count })}
      confirmText={t('dialogs.removeSavedCart.remove')}
      cancelText={t('dialogs.removeSavedCart.keep')}
      onConfirm={() => answer('remove')}
      onCancel={() => answer('keep')}
    />
  )
}

export function LeaveCardDialog({ params: { count }, answer }: LeaveCard) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.leaveCard.title')}
      text={t('dialogs.leaveCard.text', { count })}
      confirmText={t('dialogs.leaveCard.leave')}
      cancelText={t('dialogs.leaveCard.stay')}
      onConfirm={() => answer('leave')}
      onCancel={() => answer('stay')}
    />
  )
}
