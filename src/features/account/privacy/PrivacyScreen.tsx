import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../shared/ui/page/Page'
import { PrivacyChoices } from './PrivacyChoices'

export default function PrivacyScreen() {
  const { t } = useTranslation('privacy')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <PrivacyChoices level="h2" />
      </Paper>
    </Page>
  )
}
