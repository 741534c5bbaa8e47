import i18next from 'i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { now } from '../../../../shared/clock'
import { centsCell } from '../../../../shared/csv/csvText'
import type { CsvColumn } from '../../../../shared/csv/csvText'
import { inOneList } from '../../../../shared/locales/lists'
import { chargedName } from '../../../paying/payment/onDemand'
import { lastDigits, lineTypeKey, lineTypesOf, stateKey } from '../../orders/onDemand'
import { itemsInWords } from './transactionColumns'

/** Returns the columns of a file. "Amount" is what was paid less what was given back, as the list adds up. */
export function orderColumns(): CsvColumn<Order>[] {
  const t = i18next.getFixedT(null, ['histories', 'orders'])
  const listed = (texts: string[]) => inOneList(texts, i18next.language)
  const lineType = (type: string) => {
    const key = lineTypeKey(type)
    return key ? t(`orders:${key}`) : type
  }
  return [
    { header: t('orders:date'), cell: ({ date }) => ({ instant: date }) },
    { header: t('orders:number'), cell: ({ order_number }) => order_number },
    { header: t('orders:purchaseNumber'), cell: ({ purchase_number }) => purchase_number },
    { header: t('lineType.title'), cell: (order) => listed(lineTypesOf(order).map(lineType)) },
    {
      header: t('orders:status.label'),
      cell: (order) => {
        const key = stateKey(order, now())
        return key ? t(`orders:${key}`) : order.status
      },
    },
    {
      header: t('order.items'),
      cell: ({ order_items: items }) => itemsInWords(items),
    },
    { header: t('orders:cardNumber'), cell: ({ card_number: card }) => (card ? lastDigits(card) : null) },
    {
      header: t('orders:paidWith'),
      cell: ({ payments }) => listed(payments.map(({ label, method }) => chargedName(label, method))),
    },
    { header: t('orders:totals.subtotal'), cell: ({ subtotal }) => ({ cents: subtotal }) },
    { header: t('orders:totals.shipping'), cell: ({ shipping }) => ({ cents: shipping }) },
    { header: t('orders:totals.promo'), cell: ({ promo }) => ({ cents: -promo }) },
    { header: t('orders:totals.tax'), cell: ({ tax }) => centsCell(tax) },
    { header: t('orders:totals.total'), cell: ({ total }) => ({ cents: total }) },
    { header: t('order.paid'), cell: ({ amount_paid: paid }) => ({ cents: paid }) },
    { header: t('order.refunded'), cell: ({ amount_refunded: refunded }) => ({ cents: -(refunded ?? 0) }) },
    { header: t('amount'), cell: (order) => ({ cents: netOf(order) }) },
  ]
}

/** Returns what was paid less what was given back, in cents. */
export const netOf = ({ amount_paid, amount_refunded }: Order): number => amount_paid - (amount_refunded ?? 0)
