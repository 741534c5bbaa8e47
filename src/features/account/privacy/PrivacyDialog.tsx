import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { PrivacyChoices } from './PrivacyChoices'
import type { PrivacyChoicesShown } from './privacyDialogs'

export default function PrivacyDialog({ answer }: PrivacyChoicesShown) {
  const { t } = useTranslation('privacy')
  return (
    <DialogFrame title={t('title')} maxWidth="md" onClose={() => answer('close')}>
      <Typography sx={{ mb: 3 }}>{t('lead')}</Typography>
      <PrivacyChoices level="h3" />
    </DialogFrame>
  )
}
