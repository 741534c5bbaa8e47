import i18next from 'i18next'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { knownWord } from '../../../../shared/knownWord'
import type { CsvColumn } from '../../../../shared/csv/csvText'
import { chargedName } from '../../../paying/payment/onDemand'
import { accountInWords } from '../entries/transactionColumns'

const types = [
  ...(['load', 'autoload', 'renewal', 'transfer', 'payout'] as const),
  ...(['pass', 'ticket', 'rides', 'payment', 'refund'] as const),
]
export type PurchaseType = (typeof types)[number]

export const purchaseType = (type: string | null | undefined): PurchaseType | undefined => knownWord(types, type)

/** Returns the columns of a file. Amounts are changes of the funds, as the list adds up. */
export function purchaseColumns(): CsvColumn<Purchase>[] {
  const t = i18next.getFixedT(null, ['histories', 'orders'])
  const cents = (value: number | null | undefined) => (typeof value === 'number' ? { cents: value } : null)
  return [
    { header: t('orders:date'), cell: ({ date }) => ({ instant: date }) },
    {
      header: t('purchase.type'),
      cell: ({ type }) => {
        const known = purchaseType(type)
        return known ? t(`purchase.types.${known}`) : (type ?? t('notTold'))
      },
    },
    { header: t('purchase.description'), cell: ({ description }) => description },
    { header: t('purchase.account'), cell: ({ account }) => accountInWords(account) },
    { header: t('orders:purchaseNumber'), cell: (entry) => entry.purchase_number },
    { header: t('orders:number'), cell: ({ order }) => order?.order_number },
    { header: t('purchase.charged'), cell: ({ charge }) => cents(charge?.amount) },
    {
      header: t('purchase.chargedTo'),
      cell: ({ charge }) => charge && chargedName(charge.label, ...(charge.methods ?? [])),
    },
    { header: t('transaction.number'), cell: ({ charge }) => charge?.transaction_number },
    { header: t('order.refunded'), cell: ({ refund }) => (refund ? { cents: -refund.amount } : null) },
    { header: t('purchase.change'), cell: ({ amount }) => ({ cents: amount }) },
    { header: t('purchase.balance'), cell: ({ balance }) => cents(balance) ?? t('purchase.noFunds') },
  ]
}
