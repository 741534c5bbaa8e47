import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { isAt, pathOf, paths, safeReturnPath } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { Page } from '../../../shared/ui/page/Page'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { selectSettings } from '../settings'
import type { GuestGoal } from './GuestDoors'
import { guestStarted, selectIsGuest, selectIsTemporary } from './visitor/sessionSlice'
import { SignInForm } from './SignInForm'

/** `/login?from=…` signs in. The guard redirects riders, also those who have just signed in (NAV-03, NAV-04). */
export default function LoginScreen() {
  const { t } = useTranslation(['session', 'app'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { guestCheckout, fareMedia } = useAppSelector(selectSettings).features
  const isGuest = useAppSelector(selectIsGuest)
  const isTemporary = useAppSelector(selectIsTemporary)
  const [search] = useSearchParams()
  const origin = safeReturnPath(search.get('from'))
  const guestOrigin = guestCheckout ? guestPathOf(origin) : undefined
  const goal = goalOf(origin)

  function continueAsGuest(to: string): void {
    // A guest keeps the card that they entered.
    if (!isGuest) dispatch(guestStarted())
    void navigate(to, { replace: true })
  }

  return (
    <Page
      narrow
      title={t(
        isTemporary ? 'secondFactor.title' : guestOrigin && goal === 'order' ? 'signIn.orderTitle' : 'signIn.title',
      )}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {goal === 'checkout' && !isTemporary && (
          <Alert severity="info" role="status">
            {t('signIn.beforeCheckout')}
          </Alert>
        )}
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          <SignInForm
            goal={goal}
            returnTo={origin}
            onGuest={guestOrigin ? () => continueAsGuest(guestOrigin) : undefined}
          />
        </Paper>
        {fareMedia && !isTemporary && (
          <TextLink
            to={paths.login(paths.fareMedia)}
            sx={{ display: 'inline-block', justifySelf: 'start', minHeight: 24 }}
          >
            {t('app:nav.lostCard')}
          </TextLink>
        )}
      </Box>
    </Page>
  )
}

function goalOf(origin: string | undefined): GuestGoal | undefined {
  if (origin === undefined) return undefined
  if (isAt(pathOf(origin), 'checkout', 'guestCheckout')) return 'checkout'
  return isAt(pathOf(origin), 'guestOrderSummary', 'findOrder') ? 'order' : undefined
}

/** Returns the page that a guest sees in place of the requested one, or undefined. */
function guestPathOf(origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined
  const path = pathOf(origin)
  if (isAt(path, 'guestCheckout', 'guestOrderSummary', 'findOrder')) return origin
  return isAt(path, 'checkout') ? paths.guestCheckout : undefined
}
