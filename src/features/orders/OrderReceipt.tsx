import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { timeZoneName } from '../../shared/dates'
import { pageHeadingId } from '../../shared/focus/pageHeading'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/Button'
import { selectIsRider } from '../session'
import { selectLanguage, selectSettings } from '../settings'
import { OpenOnPhone } from './AppHandOff'
import { KeepOrder } from './KeepOrder'
import { NextSteps } from './NextSteps'
import { OrderItems } from './OrderItems'
import { OrderShipping } from './OrderShipping'
import { selectOrderSummary } from './orderSummarySlice'
import { OrderTicket } from './OrderTicket'
import { OrderTotals } from './OrderTotals'
import { ReceiptActions } from './ReceiptActions'
import { Renewals } from './Renewals'
import { Sheet, SheetBody, SheetFlow, SheetFoot } from './receiptSheet'

/** The printer decides the paper size, so that A4 and Letter both fit; the paper's margins replace the page's. */
const paper = (
  <GlobalStyles
    styles={{
      '@page': { margin: '15mm' },
      '@media print': {
        [`#${pageHeadingId}`]: { fontSize: '20pt' },
        [`:has(> #${pageHeadingId})`]: { padding: 0, maxWidth: 'none' },
        [`#${pageHeadingId} ~ *`]: { marginTop: '10pt' },
      },
    }}
  />
)

/** The order on the screen and, printed, its receipt (PAY-08). */
export function OrderReceipt({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { isGuests } = useAppSelector(selectOrderSummary)
  const isRider = useAppSelector(selectIsRider)
  return (
    <Sheet>
      {paper}
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

function TimeZoneNote({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useAppSelector(selectLanguage)
  const { timeZone } = useAppSelector(selectSettings).operator
  const zone = timeZoneName(order.date, language, timeZone)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('timeZone', { zone, place: timeZone })}
    </Typography>
  )
}

/**
 * The footer of every printed page: operator and order number. Hidden from screen readers, which have read both
 * already.
 */
function PaperFoot({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { name } = useAppSelector(selectSettings).operator
  return (
    <SheetFoot aria-hidden>
      <p>{t('foot', { name, number: order.order_number })}</p>
    </SheetFoot>
  )
}
