import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../../shared/focus/moveFocus'
import { inOneList } from '../../../../shared/locales/lists'
import { Button } from '../../../../shared/ui/buttons/Button'
import type { RenewalOfGuest } from './cartDialogs'

/** Asks a guest, who cannot renew (decision 40), to sign in or to buy once. */
export default function RenewalOfGuestDialog({ params: { names }, answer }: RenewalOfGuest) {
  const { t, i18n } = useTranslation('cart')
  const list = inOneList(names, i18n.language)
  return (
    <DialogFrame
      alert
      stacked
      title={t('dialogs.renewalOfGuest.title')}
      onClose={() => answer('keep')}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={() => answer('keep')}>
            {t('dialogs.leaveAsIs')}
          </Button>
          <Button variant="outlined" onClick={() => answer('once')}>
            {t('dialogs.renewalOfGuest.once')}
          </Button>
          <Button variant="contained" onClick={() => answer('signIn')}>
            {t('dialogs.renewalOfGuest.signIn')}
          </Button>
        </>
      }
    >
      <Typography>{t('dialogs.renewalOfGuest.text', { count: names.length, names: list })}</Typography>
    </DialogFrame>
  )
}
