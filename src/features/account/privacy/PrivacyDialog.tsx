import Typography from '@mui/material/Typography'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { StoreContext } from '../../../shared/store'
import { privacyFeature } from './privacy'
import { PrivacyChoices } from './PrivacyChoices'
import type { PrivacyChoicesShown } from './privacyDialogs'

/** The privacy choices for everybody, over any page. */
export default function PrivacyDialog({ answer }: PrivacyChoicesShown) {
  const { t } = useTranslation('privacy')
  const store = useContext(StoreContext)
  useEffect(() => store?.attach(privacyFeature), [store])
  return (
    <DialogFrame title={t('title')} maxWidth="md" onClose={() => answer('close')}>
      <Typography sx={{ mb: 3 }}>{t('lead')}</Typography>
      <PrivacyChoices level="h3" />
    </DialogFrame>
  )
}
