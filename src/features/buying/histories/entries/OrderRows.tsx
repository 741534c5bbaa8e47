import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { now } from '../../../../shared/clock'
import { dayOfInstant } from '../../../../shared/lists/days/byDay'
import { DayRow, MonthList } from '../../../../shared/lists/days/DayList'
import { RowDay } from '../../../../shared/lists/days/RowDay'
import { formatDate } from '../../../../shared/locales/dates'
import { formatMoney } from '../../../../shared/locales/money'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { useIsPhone } from '../../../../shared/ui/useWidth'
import {
  dueOf,
  knownLineType,
  lineTypeKey,
  lineTypesOf,
  OrderStatus,
  RefundedTo,
  stateOfOrder,
} from '../../orders/onDemand'
import { EntryLink, EntryNumber } from '../list/EntryLink'
import { itemsInShort, itemsInWords } from './transactionColumns'

interface OrderRowsProps {
  orders: readonly Order[]
  /** Returns the address of an order. On paper there are no links. */
  href?: (id: string) => string
}

export function OrderRows({ orders, href }: OrderRowsProps) {
  return (
    <MonthList
      entries={orders}
      dateOf={({ date }) => date}
      keyOf={({ order_id }) => order_id}
      onPaper={!href}
      row={(order) => <OrderRow order={order} href={href} />}
    />
  )
}

export function OrderRow({ order, href }: { order: Order; href?: OrderRowsProps['href'] }) {
  const { t, i18n } = useTranslation(['histories', 'orders'])
  const { order_id: id, order_number, order_items, refunds, amount_paid: paid, amount_refunded: refunded } = order
  const timeZone = useContext(TimeZoneContext)
  const namedDay = useNamedDay()
  const due = dueOf(order)
  const state = stateOfOrder(order, now())
  // The opened order tells the rest.
  const isShort = useIsPhone() && Boolean(href)
  const isToPay = Boolean(href) && due > 0
  const [items, more] = href ? itemsInShort(order_items) : [itemsInWords(order_items)]
  const money = (cents: number) => formatMoney(cents, i18n.language)
  return (
    <DayRow
      title={[
        <strong key="items">
          <EntryLink id={id} href={href} isNumbered>
            {items}
            {more && ` ${more}`}
          </EntryLink>
        </strong>,
      ]}
      state={
        isShort && state === 'refundedInPart' && refunded
          ? // A sign would take a second line.
            t('order.refundedOf', { amount: money(-refunded) })
          : state !== 'paid' && <OrderStatus order={order} />
      }
      onPaper={!href}
      facts={[
        <RowDay key="day" iso={order.date} onPaper={!href} />,
        <EntryNumber key="number" id={id}>
          {order_number}
        </EntryNumber>,
        ...(isShort ? [] : typesToTell(order)).map((type) => {
          const key = lineTypeKey(type)
          return key ? t(`orders:${key}`) : <bdi key={type}>{type}</bdi>
        }),
        ...(isShort ? [] : refunds).flatMap(({ date, label, methods }, at) => [
          <RefundedTo key={at} label={label} methods={methods} />,
          <time key={`${at} day`} dateTime={date}>
            {href ? namedDay(dayOfInstant(date, timeZone)) : formatDate(date, i18n.language, timeZone)}
          </time>,
        ]),
      ]}
      figure={isToPay ? money(due) : <strong>{money(paid)}</strong>}
      figureNote={
        !isShort &&
        (refunded
          ? t('order.refundedOf', { amount: money(-refunded) })
          : !href && due > 0 && t('order.due', { amount: money(due) }))
      }
    />
  )
}

/** Returns the types that neither amount nor state tells: a sale is paid, a refund refunded. */
function typesToTell(order: Order): string[] {
  const state = stateOfOrder(order, now())
  const isTold = (type: string) =>
    type === 'sale' ||
    (type === 'refund' && (state === 'refunded' || state === 'refundedInPart')) ||
    (type === 'unpaid' && (state === 'unpaid' || state === 'cancelled'))
  return lineTypesOf(order).filter((type) => !isTold(knownLineType(type) ?? type))
}
