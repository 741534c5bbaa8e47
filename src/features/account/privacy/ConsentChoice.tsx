import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/buttons/Button'
import { consentDecided, selectConsent } from './consent'

/** Consent is withdrawn as easily as given. */
export function ConsentChoice({ level: Heading }: { level: 'h2' | 'h3' }) {
  const { t } = useTranslation('privacy')
  const dispatch = useAppDispatch()
  const consent = useAppSelector(selectConsent)
  return (
    <Box component="section">
      <Box component={Heading} sx={{ m: 0, mb: 1, fontSize: '1.25rem', fontWeight: 700 }}>
        {t('consent.title')}
      </Box>
      <Box>{t('consent.text')}</Box>
      <Box role="status" sx={{ my: 1.5, fontWeight: 700 }}>
        {t(`consent.${consent}`)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          aria-pressed={consent === 'declined'}
          onClick={() => dispatch(consentDecided(false))}
        >
          {t('consent.decline')}
        </Button>
        <Button variant="outlined" aria-pressed={consent === 'given'} onClick={() => dispatch(consentDecided(true))}>
          {t('consent.accept')}
        </Button>
      </Box>
    </Box>
  )
}
