import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { formatMoney } from '../../../../shared/locales/money'
import { now } from '../../../../shared/clock'
import { DateTime } from '../../../../shared/ui/DateTime'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import { dueOf, LineTypeMark, lineTypesOf, RefundedTo, stateKey, useOrderState } from '../../orders/onDemand'
import { EntryLink } from '../list/EntryLink'
import { Figures, Marks, Small, Table } from '../list/historyStyles'
import { itemsInWords } from './transactionColumns'

interface OrdersTableProps {
  orders: Order[]
  /** The address of an order. Without it, on paper, there are no links. */
  href?: (id: string) => string
}

/** Orders as a table: when, which, what kind of lines, what was bought, and what was paid. */
export function OrdersTable({ orders, href }: OrdersTableProps) {
  const { t } = useTranslation('histories')
  return (
    <Table>
      <RecordTable
        caption={t('tab.orders')}
        rows={orders}
        keyOf={({ order_id }) => order_id}
        columns={[
          {
            key: 'order',
            header: t('order.order'),
            cell: (order) => (
              <>
                <EntryLink id={order.order_id} href={href}>
                  {order.order_number}
                </EntryLink>
                <Small>
                  <DateTime iso={order.date} />
                </Small>
                <State order={order} />
              </>
            ),
          },
          {
            key: 'items',
            header: t('order.items'),
            kind: 'wide',
            cell: ({ order_items, refunds }) => (
              <>
                {itemsInWords(order_items.map(({ name, quantity }) => ({ name, quantity })))}
                {refunds.map(({ date, label, methods }, at) => (
                  <Small key={at}>
                    <RefundedTo label={label} methods={methods} /> <DateTime iso={date} />
                  </Small>
                ))}
              </>
            ),
          },
          {
            key: 'type',
            header: t('lineType.title'),
            cell: (order) => (
              <Marks>
                {lineTypesOf(order).map((type) => (
                  <LineTypeMark key={type} type={type} />
                ))}
              </Marks>
            ),
          },
          { key: 'paid', header: t('order.paid'), kind: 'figure', cell: (order) => <Paid order={order} /> },
        ]}
      />
    </Table>
  )
}

/** That an order is paid, its amount says. */
function State({ order }: { order: Order }) {
  const state = useOrderState(order)
  if (stateKey(order, now()) === 'status.paid') return null
  return (
    <Small>
      <bdi>{state}</bdi>
    </Small>
  )
}

function Paid({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('histories')
  const { amount_paid: paid, amount_refunded: refunded } = order
  const due = dueOf(order)
  return (
    <Figures>
      <strong>{formatMoney(paid, i18n.language)}</strong>
      {Boolean(refunded) && (
        <Small>{t('order.refundedOf', { amount: formatMoney(-(refunded ?? 0), i18n.language) })}</Small>
      )}
      {due > 0 && <Small>{t('order.due', { amount: formatMoney(due, i18n.language) })}</Small>}
    </Figures>
  )
}
