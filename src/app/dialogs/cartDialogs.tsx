import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type {} from '../../features/buying/cart/state/cartDialogs'
import { inLanguage, selectSettings } from '../../features/identity/settings'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog'
import { MessageDialog } from '../../shared/dialogs/MessageDialog'
import { inOneText, withBlank } from '../../shared/locales/lists'
import { useAppSelector } from '../../shared/store'
import { ExternalLink } from '../../shared/ui/buttons/ExternalLink'
import type {} from '../flows/logOut'
import type { AskedDialogProps } from './askedDialog'
import { ConflictDialog } from './ConflictDialog'

/** Dialogs about the cart (CART-01, CART-04, CART-13). Escape always gives the answer that changes nothing. */

export function StartOverDialog({ answer }: AskedDialogProps<'startOver'>) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.startOver.title')}
      text={t('dialogs.startOver.text')}
      keepText={t('dialogs.doNotAdd')}
      clearText={t('dialogs.emptyAndAdd')}
      answer={answer}
    />
  )
}

export function MixedKindsDialog({ params, answer }: AskedDialogProps<'mixedKinds'>) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.mixedKinds.title')}
      text={t(`dialogs.mixedKinds.${params.adding}`)}
      keepText={t('dialogs.doNotAdd')}
      clearText={t('dialogs.emptyAndAdd')}
      answer={answer}
    />
  )
}

export function ProductAlertDialog({ params, answer }: AskedDialogProps<'productAlert'>) {
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

/** Says, too, what a larger group can do: several orders, or asking the operator. */
export function OrderLimitDialog({ params: { limit, fits }, answer }: AskedDialogProps<'orderLimit'>) {
  const { t, i18n } = useTranslation('cart')
  const contact = inLanguage(useAppSelector(selectSettings).links.contact, i18n.language)
  return (
    <MessageDialog
      title={t('dialogs.orderLimit.title')}
      closeText={t('dialogs.understood')}
      onClose={() => answer('understood')}
    >
      <Typography>{t('dialogs.orderLimit.text', { limit })}</Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 700 }}>
        {fits > 0 ? t('dialogs.orderLimit.fits', { count: fits }) : t('dialogs.orderLimit.full')}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>
        {withBlank(t('dialogs.orderLimit.group'))}
        {contact && <ExternalLink href={contact}>{t('dialogs.orderLimit.contact')}</ExternalLink>}
      </Typography>
    </MessageDialog>
  )
}

export function LineLimitDialog({ params: { limit }, answer }: AskedDialogProps<'lineLimit'>) {
  const { t } = useTranslation('cart')
  return (
    <MessageDialog
      title={t('dialogs.lineLimit.title')}
      closeText={t('dialogs.understood')}
      onClose={() => answer('understood')}
    >
      <Typography>{t('dialogs.lineLimit.text', { limit })}</Typography>
    </MessageDialog>
  )
}

export function ClearCartDialog({ params: { count }, answer }: AskedDialogProps<'clearCart'>) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.clearCart.title')}
      text={t('dialogs.clearCart.text', { count })}
      confirmText={t('dialogs.clear')}
      cancelText={t('dialogs.keep')}
      onConfirm={() => answer('clear')}
      onCancel={() => answer('keep')}
    />
  )
}

export function SavedCartsFullDialog({ params: { limit }, answer }: AskedDialogProps<'savedCartsFull'>) {
  const { t } = useTranslation('cart')
  return (
    <MessageDialog
      title={t('dialogs.savedCartsFull.title')}
      closeText={t('dialogs.understood')}
      onClose={() => answer('understood')}
    >
      <Typography>{t('dialogs.savedCartsFull.text', { limit })}</Typography>
    </MessageDialog>
  )
}

export function RemoveSavedCartDialog({ params: { count }, answer }: AskedDialogProps<'removeSavedCart'>) {
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

export function LogOutWithCartDialog({ params: { count, saved }, answer }: AskedDialogProps<'logOutWithCart'>) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.logOutWithCart.title')}
      text={inOneText([
        count > 0 && t('dialogs.logOutWithCart.text', { count }),
        saved > 0 && t('dialogs.logOutWithCart.saved', { count: saved }),
      ])}
      confirmText={t('dialogs.logOutWithCart.logOut')}
      cancelText={t('dialogs.logOutWithCart.stay')}
      onConfirm={() => answer('logOut')}
      onCancel={() => answer('stay')}
    />
  )
}
