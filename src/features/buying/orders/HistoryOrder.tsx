import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { isToPay } from './life/orderState'
import { UnpaidOrder } from './unpaid/UnpaidOrder'
import { CardOfReceipt } from './acts/CardOfReceipt'
import { BuyOrderAgain, ReportOrder } from './acts/OrderActs'
import { isNotFound } from '../../../api/errors'
import { NotUsable } from './nextSteps/NextSteps'
import { OrderItems } from './receipt/OrderItems'
import { OrderShipping } from './receipt/OrderShipping'
import { OrderSkeleton } from './receipt/OrderSkeleton'
import { orderSummaryOpened } from './finding/orderSummarySlice'
import { OrderTicket } from './receipt/OrderTicket'
import { OrderTotals } from './receipt/OrderTotals'
import { ReceiptActions } from './receipt/ReceiptActions'
import { PaperFoot, receiptPaper } from './receipt/ReceiptPaper'
import { Sheet, SheetBody } from './receipt/receiptSheet'
import { Renewals } from './receipt/Renewals'
import { useOrderOfPage } from './finding/useOrderOfPage'

/** Shows an order's receipt on screen, on paper and by email, in one column (ACC-07). */
export function HistoryOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders')
  const dispatch = useAppDispatch()
  const { order } = useOrderOfPage(orderId, false)
  if (order.status === 'failed')
    return (
      <FailurePanel
        title={isNotFound(order.error) ? t('notFound.title') : t('history.failed')}
        text={isNotFound(order.error) ? t('notFound.text') : undefined}
        error={order.error}
        onRetry={() => dispatch(orderSummaryOpened({ orderId, guest: false }))}
      />
    )
  if (order.status !== 'loaded') return <OrderSkeleton />
  return (
    <Sheet>
      {receiptPaper}
      <SheetBody>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', '@media print': { gap: '11pt' } }}>
          <OrderTicket
            order={order.value}
            isRecord
            card={order.value.card_number && <CardOfReceipt number={order.value.card_number} />}
          />
          <NotUsable order={order.value} />
          {isToPay(order.value) && <UnpaidOrder order={order.value} />}
          <ReceiptActions order={order.value}>
            {!isToPay(order.value) && <BuyOrderAgain order={order.value} variant="outlined" />}
          </ReceiptActions>
          <section>
            <OrderItems order={order.value} tellsOffers />
            <OrderTotals order={order.value} />
          </section>
          <Renewals order={order.value} />
          <OrderShipping order={order.value} />
          {!isToPay(order.value) && <ReportOrder order={order.value} />}
        </Box>
      </SheetBody>
      <PaperFoot order={order.value} />
    </Sheet>
  )
}
