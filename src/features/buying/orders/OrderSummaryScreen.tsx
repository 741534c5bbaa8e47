import Paper from '@mui/material/Paper'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { now } from '../../../shared/clock'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { paidNumberIn } from '../../../shared/paidOrder'
import { useAppDispatch } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { DoneHeading } from '../../../shared/ui/states/DoneHeading'
import { lazyPart } from '../../../i18n/lazyPart'
import { Page } from '../../../shared/ui/page/Page'
import { isNotFound } from '../../../api/errors'
import { isJustBought } from './receipt/orderFacts'
import { OrderNotFound } from './finding/OrderNotFound'
import { OrderReceipt } from './OrderReceipt'
import { OrderSkeleton } from './receipt/OrderSkeleton'
import { orderSummaryOpened } from './finding/orderSummarySlice'
import { OnPaper, OnScreen } from './receipt/receiptSheet'
import { useOrderOfPage } from './finding/useOrderOfPage'

// Most visitors arrive after paying, and never see this form.
const GuestOrderSearch = lazyPart(() => import('./finding/GuestOrderSearch'))

/** Shows one order, just bought or later (PAY-08). All states share one `Page`, so that the heading keeps the focus. */
export default function OrderSummaryScreen({ guest }: { guest: boolean }) {
  const { t } = useTranslation('orders')
  const dispatch = useAppDispatch()
  const { orderId = '' } = useParams()
  const { order, search } = useOrderOfPage(orderId, guest)
  const [openedAt] = useState(now)
  const paid = paidNumberIn(useLocation().state)
  // An announcement and the heading say that it is paid, so the announced title only names the order.
  const toCome = paid
    ? { title: t('title', { number: paid }), heading: t('failedPaid.title', { number: paid }) }
    : { title: t('loadingTitle') }

  if (order.status === 'loaded') {
    const number = order.value.order_number
    return (
      <Page
        wide
        title={t('title', { number })}
        heading={isJustBought(order.value, openedAt) ? <Thanks number={number} /> : undefined}
        lead={isJustBought(order.value, openedAt) ? <OnScreen>{t('placed.lead', { number })}</OnScreen> : undefined}
      >
        <OrderReceipt order={order.value} />
      </Page>
    )
  }
  if (search || !orderId)
    return (
      <Page title={t('search.title')} lead={t('search.lead')} narrow>
        {paid && <PaidAlready number={paid} />}
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <GuestOrderSearch />
          </Suspense>
        </Paper>
      </Page>
    )
  if (order.status === 'failed' && isNotFound(order.error) && !paid) return <OrderNotFound />
  if (order.status === 'failed')
    return (
      <Page {...toCome} wide lead={paid && t('failedPaid.lead')}>
        <FailurePanel
          title={t('failed')}
          error={order.error}
          onRetry={() => dispatch(orderSummaryOpened({ orderId, guest }))}
        />
      </Page>
    )
  return (
    <Page {...toCome} wide>
      <OrderSkeleton />
    </Page>
  )
}

function PaidAlready({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  return (
    <Alert severity="success" role="status" title={t('search.paidTitle', { number })} sx={{ mb: 3 }}>
      {t('search.paid')}
    </Alert>
  )
}

function Thanks({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <OnScreen>
        <DoneHeading>{t('placed.title')}</DoneHeading>
      </OnScreen>
      <OnPaper>{t('title', { number })}</OnPaper>
    </>
  )
}
