import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { selectVisitor } from '../../features/identity/session'
import { CardEntryFrame } from '../../features/cards/fareMedia/onDemand'
import { selectSettings } from '../../features/identity/settings'
import { FormSkeleton } from '../../shared/forms/FormSkeleton'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { paths, safeReturnPath } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { Page } from '../../shared/ui/page/Page'
import { TextLink } from '../../shared/ui/buttons/TextLink'
import { Redirect } from '../../shared/ui/page/Redirect'
import { lazyPart } from '../../i18n/lazyPart'
import { RouteFallback } from '../routing/RouteFallback'
import '../flows/cardFlows'

/** Neither part needs the other's code. */
const CardEntry = lazyPart(() => import('../../features/cards/fareMedia/guestCard/CardEntry'))
const GuestCard = lazyPart(() => import('../../features/cards/fareMedia/guestCard/GuestCard'), ['passes'])

export const parts = CardEntry.load

/** Shows a guest's card (FM-12), after its number and security code. */
export default function ManageCardPage() {
  const { t } = useTranslation(['fareMedia', 'app'])
  const visitor = useAppSelector(selectVisitor)
  const { fareMedia, manageCard } = useAppSelector(selectSettings).features
  const { search } = useLocation()
  const hasCard = visitor.kind === 'guest' && visitor.cardToken !== undefined
  useFocusOnChange(hasCard)
  // Riders manage the cards of their account (decision 89).
  if (visitor.kind === 'rider') return <Redirect to={paths.fareMedia} />
  if (!manageCard) return <Redirect to={paths.products} />
  // The session of the card ended on another page.
  const from = hasCard ? safeReturnPath(new URLSearchParams(search).get('from')) : undefined
  if (from) return <Redirect to={from} />
  return (
    <Page title={t('guest.title')} lead={hasCard ? undefined : t('entry.lead')} wide compact>
      {hasCard ? (
        <Suspense fallback={<RouteFallback />}>
          <GuestCard />
        </Suspense>
      ) : (
        <CardEntryFrame
          other={
            fareMedia && (
              <TextLink to={paths.fareMedia} sx={{ justifySelf: 'start', minHeight: 24 }}>
                {t('app:nav.lostCard')}
              </TextLink>
            )
          }
        >
          <Suspense fallback={<FormSkeleton fields={2} more={{ xs: 54, sm: 0 }} />}>
            <CardEntry />
          </Suspense>
        </CardEntryFrame>
      )}
    </Page>
  )
}
