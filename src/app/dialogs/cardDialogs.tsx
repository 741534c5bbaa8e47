import { useTranslation } from 'react-i18next'
import type {} from '../../features/buying/cart/state/cartDialogs'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog'
import type {} from '../flows/leaveCard'
import type { AskedDialogProps } from './askedDialog'
import { ConflictDialog } from './ConflictDialog'

/** Dialogs about the fare card that the cart is for. Escape always gives the answer that changes nothing. */

export function AnotherCardDialog({ params, answer }: AskedDialogProps<'anotherCard'>) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.anotherCard.title')}
      text={t(`dialogs.anotherCard.${params.between}`)}
      keepText={params.isAdding ? t('dialogs.doNotAdd') : t('dialogs.anotherCard.keep')}
      clearText={params.isAdding ? t('dialogs.emptyAndAdd') : t('dialogs.anotherCard.clear')}
      answer={answer}
    />
  )
}

export function NotYourCardDialog({ answer }: AskedDialogProps<'notYourCard'>) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.notYourCard.title')}
      text={t('dialogs.notYourCard.text')}
      keepText={t('dialogs.leaveAsIs')}
      clearText={t('dialogs.notYourCard.clear')}
      answer={answer}
    />
  )
}

export function LeaveCardWithCartDialog({ params: { count }, answer }: AskedDialogProps<'leaveCardWithCart'>) {
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
