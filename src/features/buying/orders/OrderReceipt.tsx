import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/contract/orders'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/Button'
import { selectIsRider } from '../../identity/session'
import { OpenOnPhone } from './AppHandOff'
import { KeepOrder } from './KeepOrder'
import { NextSteps } from './NextSteps'
import { OrderItems } from './OrderItems'
import { OrderShipping } from './OrderShipping'
import { selectOrderSummary } from './orderSummarySlice'
import { OrderTicket } from './OrderTicket'
import { OrderTotals } from './OrderTotals'
import { ReceiptActions } from './ReceiptActions'
import { PaperFoot, receiptPaper } from './ReceiptPaper'
import { Renewals } from './Renewals'
import { Sheet, SheetBody, SheetFlow } from './receiptSheet'
import { TimeZoneNote } from './TimeZoneNote'

/** The order on the screen and, printed, its receipt (PAY-08). */
export function OrderReceipt({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { isGuests } = useAppSelector(selectOrderSummary)
  const isRider = useAppSelector(selectIsRider)
  return (
    <Sheet>
      {receiptPaper}
      <SheetBody>
        <SheetFlow>
          <OpenOnPhone order={order} />
          <OrderTicket order={order} />
          <ReceiptActions order={order} />
          {isGuests && isRider && <KeepOrder order={order} />}
          <NextSteps order={order} />
          <Box component="section" sx={{ minWidth: 0 }}>
            <OrderItems order={order} />
            <OrderTotals order={order} />
          </Box>
          <Renewals order={order} />
          <OrderShipping order={order} />
          <TimeZoneNote order={order} />
          {isGuests && !isRider && <KeepOrder order={order} />}
          <Box data-print="hide">
            <LinkButton to={paths.products} variant="contained">
              {t('continue')}
            </LinkButton>
          </Box>
        </SheetFlow>{' '}
      </SheetBody>
      <PaperFoot order={order} />
    </Sheet>
  )
}
