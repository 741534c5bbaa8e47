import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../features/cards/fareMedia/onDemand'
import { selectMayHaveCards } from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { FormSkeleton } from '../../shared/forms/FormSkeleton'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { Page } from '../../shared/ui/page/Page'
import { Redirect } from '../../shared/ui/page/Redirect'
import '../flows/cardFlows'
import { lazyPart } from '../../i18n/lazyPart'
import { OtherKind } from './OtherKind'

/** A rider needs no sign-in form, and a visitor without a session has no cards. */
const CardChoice = lazyPart(() => import('../../features/cards/fareMedia/CardChoice'))
const SignInForm = lazyPart(async () => ({
  default: (await import('../../features/identity/session/SignInForm')).SignInForm,
}))

export const parts = SignInForm.load

/**
 * Leads to passes and value for a card, which the visitor chooses first; without an account by sign-in or by the card's
 * number (CAT-10).
 */
export default function DigitalPage() {
  const { t } = useTranslation('fareMedia')
  const { fareMedia, hidePhysical } = useAppSelector(selectSettings).features
  const hasCards = useAppSelector(selectMayHaveCards)
  useFocusOnChange(hasCards)
  if (!fareMedia) return <Redirect to={paths.products} />
  const other = !hidePhysical && (
    <OtherKind to={paths.physical} title={t('digital.other')} text={t('digital.otherText')} />
  )
  return (
    <Page title={t('digital.title')} lead={hasCards ? t('digital.lead') : t('digital.leadSignIn')} wide>
      {hasCards ? (
        <Suspense fallback={<CardsSkeleton />}>
          <CardChoice>{other}</CardChoice>
        </Suspense>
      ) : (
        <SignInOrCard>{other}</SignInOrCard>
      )}
    </Page>
  )
}

const box = { p: { xs: 2, sm: 4 }, minWidth: 0 }

const areas = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"number" "account" "other"', md: '"number account" "other account"' },
  gridTemplateColumns: { md: '1fr 1fr' },
  gridTemplateRows: { md: 'auto 1fr' },
}

function SignInOrCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('fareMedia')
  const { features, social = {} } = useAppSelector(selectSettings)
  const { manageCard } = features
  // Each provider has a button below a line under the form.
  const providers = Object.values(social).filter(Boolean).length
  const buttons = providers && providers * 64 + 40
  return (
    <Box sx={areas}>
      {manageCard && (
        <Paper component="section" variant="outlined" aria-labelledby="by-number" sx={{ ...box, gridArea: 'number' }}>
          <Typography id="by-number" variant="h3" component="h2">
            {t('digital.byNumber')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{t('digital.byNumberText')}</Typography>
          <LinkButton variant="outlined" to={paths.manageCard}>
            {t('digital.enterCard')}
          </LinkButton>
        </Paper>
      )}
      <Paper component="section" variant="outlined" aria-labelledby="by-account" sx={{ ...box, gridArea: 'account' }}>
        <Typography id="by-account" variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('digital.signIn')}
        </Typography>
        <Suspense fallback={<FormSkeleton fields={2} hasMoreActions more={{ xs: buttons + 106, sm: buttons + 70 }} />}>
          <SignInForm returnTo={paths.digital} />
        </Suspense>
      </Paper>
      <Box sx={{ gridArea: 'other' }}>{children}</Box>
    </Box>
  )
}
