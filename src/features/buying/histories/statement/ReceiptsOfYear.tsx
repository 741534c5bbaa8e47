import { styled } from '@mui/material/styles'
import { useContext, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { DayList } from '../../../../shared/lists/days/DayList'
import { withBlank } from '../../../../shared/locales/lists'
import { formatMoney } from '../../../../shared/locales/money'
import { palette } from '../../../../shared/ui/colours/palette'
import { DateTime } from '../../../../shared/ui/DateTime'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { chargedName } from '../../../paying/payment/onDemand'
import { lineTotal, OrderTotals, paidLater } from '../../orders/onDemand'
import { OrderRow } from '../entries/OrderRows'
import { MonthsFolded } from './MonthsFolded'
import { paidOn, receiptsOf } from './statementRules'

const Sheet = styled('article')({
  padding: '16px 0',
  borderTop: `1px solid ${palette.divider}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '& header, & li, & p': { display: 'flex', justifyContent: 'space-between', gap: '0 16px' },
  '& header': { flexWrap: 'wrap' },
  '& h4': { margin: 0, fontSize: '1rem' },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& p': { margin: '8px 0 0', color: palette.textSoft },
  '& :is(li, p) > :last-child': { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
})

interface ReceiptsProps {
  year: string
  orders: readonly Order[]
  /** The code of the receipts is there, so the paper is whole. */
  onShown: () => void
}

/** Lists receipts of orders that were paid in the year, and apart from them the unpaid orders. */
export default function ReceiptsOfYear({ year, orders, onShown }: ReceiptsProps) {
  const { t } = useTranslation(['histories', 'orders'])
  const id = useId()
  useEffect(onShown, [onShown])
  const { paid, unpaid } = receiptsOf(orders, year, useContext(TimeZoneContext))
  return (
    <>
      {paid.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{t('statement.receipts')}</h2>
          <MonthsFolded
            entries={paid}
            dateOf={paidOn}
            keyOf={({ order_id }) => order_id}
            count={({ length }) => t('count.orders', { count: length })}
            row={(order) => <Receipt order={order} />}
            list={(rows) => <div>{rows}</div>}
          />
        </section>
      )}
      {unpaid.length > 0 && (
        <section aria-labelledby={`${id}unpaid`}>
          <h2 id={`${id}unpaid`}>{t('orders:status.unpaid')}</h2>
          <p>{t('statement.unpaidText')}</p>
          <DayList>
            <ul>
              {unpaid.map((order) => (
                <OrderRow key={order.order_id} order={order} />
              ))}
            </ul>
          </DayList>
        </section>
      )}
    </>
  )
}

function Receipt({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const id = useId()
  const later = paidLater(order, useContext(TimeZoneContext))
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, i18n.language))
  return (
    <Sheet aria-labelledby={id}>
      <header>
        <h4 id={id}>{t('title', { number: order.order_number })}</h4>
        <DateTime iso={order.date} show="date" />
      </header>
      {later && (
        <p>
          <span>
            {withBlank(t('paidOnIs'))}
            <DateTime iso={later} show="date" />
          </span>
        </p>
      )}
      <ul>
        {order.order_items.map((item, at) => (
          <li key={at}>
            <span>
              {item.quantity} × <bdi>{item.name}</bdi>
            </span>
            <span>{money(lineTotal(item))}</span>
          </li>
        ))}
      </ul>
      <OrderTotals order={order} />
      {order.payments.map(({ label, method, amount }, at) => (
        <p key={at}>
          <span>
            {withBlank(t('paidWithIs'))}
            <MaskedName>{chargedName(label, method)}</MaskedName>
          </span>
          <span>{money(amount)}</span>
        </p>
      ))}
    </Sheet>
  )
}
