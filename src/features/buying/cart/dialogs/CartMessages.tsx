import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MessageDialog } from '../../../../shared/dialogs/MessageDialog'
import { withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { ExternalLink } from '../../../../shared/ui/buttons/ExternalLink'
import { inLanguage, selectSettings } from '../../../identity/settings'
import type { LineLimit, OrderLimit, SavedCartsFull } from './cartDialogs'

/** Says also what a larger group can do: place several orders, or ask the operator. */
export function OrderLimitDialog({ params: { limit, fits }, answer }: OrderLimit) {
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

export function LineLimitDialog({ params: { limit }, answer }: LineLimit) {
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

export function SavedCartsFullDialog({ params: { limit }, answer }: SavedCartsFull) {
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
