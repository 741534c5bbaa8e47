import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/contract/buying/orders'
import { lazyPart } from '../../../i18n/lazyPart'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { WidgetBoundary } from '../../../shared/ui/page/WidgetBoundary'
import { selectIsRider } from '../../identity/session'
import { OpenOnPhone } from './nextSteps/AppHandOff'
import { standingOfOrder } from './life/orderStanding'
import { isToPay } from './life/orderState'
import { UnpaidOrder } from './unpaid/UnpaidOrder'
import { KeepOrder } from './finding/KeepOrder'
import { NextSteps } from './nextSteps/NextSteps'
import { OrderItems } from './receipt/OrderItems'
import { OrderShipping } from './receipt/OrderShipping'
import { selectOrderSummary } from './finding/orderSummarySlice'
import { OrderTicket } from './receipt/OrderTicket'
import { OrderTotals } from './receipt/OrderTotals'
import { Acts, ReceiptActions } from './receipt/ReceiptActions'
import { PaperFoot, receiptPaper } from './receipt/ReceiptPaper'
import { Renewals } from './receipt/Renewals'
import { Sheet, SheetBody, SheetFlow } from './receipt/receiptSheet'

const OrderActs = lazyPart(() => import('./acts/OrderActs'), ['histories', 'added', 'cases'])

/** Shows the order on screen and, printed, as a receipt (PAY-08). */
export function OrderReceipt({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { isGuests } = useAppSelector(selectOrderSummary)
  const isRider = useAppSelector(selectIsRider)
  const isOwn = isRider && !isGuests
  const hasActs = isOwn && !isToPay(order)
  const onward = (
    <LinkButton to={paths.products} variant="contained">
      {t('continue')}
    </LinkButton>
  )
  return (
    <Sheet>
      {receiptPaper}
      <SheetBody>
        <SheetFlow>
          <OpenOnPhone order={order} />
          <OrderTicket order={order} />
          {isOwn && isToPay(order) && <UnpaidOrder order={order} />}
          <ReceiptActions order={order} />
          {isGuests && isRider && <KeepOrder order={order} />}
          <NextSteps order={order} />
          <Box component="section" sx={{ minWidth: 0 }}>
            <OrderItems order={order} tellsOffers={standingOfOrder(order) !== 'good'} />
            <OrderTotals order={order} />
          </Box>
          <Renewals order={order} />
          <OrderShipping order={order} />
          {isGuests && !isRider && <KeepOrder order={order} />}
          <Acts data-print="hide">
            {hasActs ? (
              <WidgetBoundary fallback={onward}>
                <Suspense fallback={<ActsSkeleton />}>
                  <OrderActs order={order} />
                </Suspense>
              </WidgetBoundary>
            ) : (
              onward
            )}
          </Acts>
        </SheetFlow>
      </SheetBody>
      <PaperFoot order={order} />
    </Sheet>
  )
}

const ActsSkeleton = () => <SkeletonBar shade="middle" aria-hidden data-waiting style={{ width: 140, height: 44 }} />
