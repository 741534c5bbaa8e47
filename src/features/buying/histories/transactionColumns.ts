import i18next from 'i18next'
import type { Transaction } from '../../../api/contract/orders'
import type { CsvColumn } from '../../../shared/csv/csvText'
import { lastDigits, lineTypeKey } from '../orders/onDemand'

/** Returns the columns of a file of transactions. */
export function transactionColumns(): CsvColumn<Transaction>[] {
  const t = i18next.getFixedT(null, ['histories', 'orders'])
  return [
    { header: t('orders:date'), cell: ({ date }) => ({ instant: date }) },
    { header: t('transaction.number'), cell: (entry) => entry.transaction_number },
    {
      header: t('lineType.title'),
      cell: ({ type }) => {
        // As in the list: without a type it is a sale.
        const key = lineTypeKey(type?.trim() || 'sale')
        return key ? t(`orders:${key}`) : type
      },
    },
    { header: t('transaction.items'), cell: ({ items_purchased: items }) => itemsInWords(items) },
    { header: t('orders:number'), cell: ({ order_number }) => order_number },
    { header: t('orders:cardNumber'), cell: ({ card_number: card }) => (card ? lastDigits(card) : null) },
    { header: t('orders:paidWith'), cell: ({ payment }) => payment },
    { header: t('amount'), cell: ({ amount }) => ({ cents: amount }) },
  ]
}

export const itemsInWords = (items: readonly { name: string; quantity: number }[]): string =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')
