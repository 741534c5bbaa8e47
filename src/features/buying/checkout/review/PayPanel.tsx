import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { now } from '../../../../shared/clock'
import { useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { ExternalLink } from '../../../../shared/ui/buttons/ExternalLink'
import { areSalesClosed, inLanguage, selectLanguage, selectSettings } from '../../../identity/settings'
import { selectCheckoutBlocker } from '../order/progress'
import { Totals } from '../summary/Totals'
import { PayButton, payPanelId } from './PayButton'
import { PayForm } from './PayForm'
import { PromoCode } from './PromoCode'
import { RenewalTerms } from './RenewalTerms'

export function PayPanel({ hasButton, isReviewShown }: { hasButton: boolean; isReviewShown: boolean }) {
  const { t } = useTranslation('checkout')
  const { t: shared } = useTranslation('shared')
  const isClosed = areSalesClosed(useAppSelector(selectSettings), now())
  // Without prices, the totals say so and offer a retry.
  const hasPrices = useAppSelector(selectCheckoutBlocker) !== 'noQuote'
  return (
    <Paper component="section" variant="outlined" aria-labelledby={payPanelId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        id={payPanelId}
        tabIndex={-1}
        component="h2"
        variant="h3"
        sx={{ outline: 'none', fontSize: { xs: '1.0625rem', sm: '1.25rem' } }}
      >
        {t('totals.title')}
      </Typography>
      <Totals />
      {isClosed && (
        <Alert severity="warning" role="status" sx={{ mt: 2 }}>
          {shared('salesClosed')}
        </Alert>
      )}
      {hasPrices && !isClosed && (
        <Box sx={{ mt: 2 }}>
          <PromoCode />
          <PayForm />
          <RenewalTerms />
          <Terms />
          {hasButton && (
            <Box sx={{ mt: 1.5 }}>
              <PayButton isReviewShown={isReviewShown} />
            </Box>
          )}
        </Box>
      )}
    </Paper>
  )
}

/** Opens in another tab, because a typed card would be lost. */
function Terms() {
  const { t } = useTranslation('checkout')
  const language = useAppSelector(selectLanguage)
  const href = inLanguage(useAppSelector(selectSettings).links.terms, language)
  if (!href) return null
  const [before, words, after] = t('pay.terms').split(/[[\]]/)
  return (
    <Box sx={{ mt: 1.5, fontSize: '0.9375rem' }}>
      {before}
      <ExternalLink href={href} target="_blank">
        {words}
      </ExternalLink>
      {after}
    </Box>
  )
}
