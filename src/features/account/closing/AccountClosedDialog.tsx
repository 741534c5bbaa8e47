import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../../../shared/dialogs/ask'
import { MessageDialog } from '../../../shared/dialogs/MessageDialog'
import { ContactWays } from '../../identity/settings/onDemand'

/** The account was closed on another device: after "OK" the rider is logged out (decision 55). */
export default function AccountClosedDialog({ answer }: Asked<null, 'logOut'>) {
  const { t } = useTranslation('closing')
  return (
    <MessageDialog title={t('elsewhere.title')} closeText={t('elsewhere.ok')} onClose={() => answer('logOut')}>
      <Typography sx={{ mb: 1.5 }}>{t('elsewhere.text')}</Typography>
      <ContactWays lead={t('elsewhere.contact')} />
    </MessageDialog>
  )
}
