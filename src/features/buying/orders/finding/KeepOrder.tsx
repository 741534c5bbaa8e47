import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Order } from '../../../../api/contract/buying/orders'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../../i18n/lazyPart'
import { Picture } from '../../../../shared/ui/pictures/Picture'
import { Ticket } from '../../../../shared/ui/pictures/thingDrawings'
import { selectIsRider } from '../../../identity/session'
import { selectOrderSummary } from './orderSummarySlice'

const ClaimOrder = lazyPart(() => import('./ClaimOrder'))

/** Offers to move an order into an account: by sign-in or registration, or for riders by the claim. */
export function KeepOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const isRider = useAppSelector(selectIsRider)
  const { pathname } = useLocation()
  const { search } = useAppSelector(selectOrderSummary)
  // An order found by number and email is searched again after sign-in. A key of this tab opens its order by URL.
  const here = search ? paths.findOrder : pathname
  if (isRider)
    return (
      <Panel title={t('claim.title')} text={t('claim.lead')}>
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <ClaimOrder order={order} />
        </Suspense>
      </Panel>
    )
  return (
    <Panel title={t('keep.title')} text={t('keep.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={paths.signUp(here)} variant="contained">
          {t('keep.signUp')}
        </LinkButton>
        <LinkButton to={paths.login(here)} variant="outlined">
          {t('keep.signIn')}
        </LinkButton>
      </Box>
    </Panel>
  )
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="order-keep"
      data-print="hide"
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 3 } }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Picture of={Ticket} size={120} />
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography id="order-keep" component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ maxWidth: '36em' }}>{text}</Typography>
        {children}
      </Box>
    </Paper>
  )
}
