import i18next from 'i18next'
import type { Purchase, Transaction } from '../../../../api/contract/buying/orders'
import { centsCell } from '../../../../shared/csv/csvText'
import type { CsvColumn } from '../../../../shared/csv/csvText'
import { inOneList, inOneText } from '../../../../shared/locales/lists'
import { cardNamesIn } from '../../../cards/fareMedia/onDemand'
import { chargedName } from '../../../paying/payment/onDemand'
import { lastDigits, lineTypeKey } from '../../orders/onDemand'
import { throughWallet } from './transactionMoney'

export function transactionColumns(): CsvColumn<Transaction>[] {
  const t = i18next.getFixedT(null, ['histories', 'orders'])
  return [
    { header: t('orders:date'), cell: ({ date }) => ({ instant: date }) },
    { header: t('transaction.number'), cell: (entry) => entry.transaction_number },
    {
      header: t('lineType.title'),
      cell: ({ type }) => {
        const key = lineTypeKey(type?.trim() || 'sale')
        return key ? t(`orders:${key}`) : type
      },
    },
    { header: t('transaction.items'), cell: whatFor },
    { header: t('orders:number'), cell: ({ order_number }) => order_number },
    { header: t('orders:cardNumber'), cell: ({ card_number: card }) => (card ? lastDigits(card) : null) },
    {
      header: t('orders:paidWith'),
      cell: ({ payment, methods }) => payment && chargedName(payment, ...(methods ?? [])),
    },
    { header: t('transaction.moved'), cell: ({ moved }) => centsCell(moved) },
    {
      header: t('transaction.notCharged'),
      cell: (entry) => (isFailed(entry) ? { cents: entry.attempted ?? 0 } : null),
    },
    { header: t('statement.tax'), cell: ({ tax }) => centsCell(tax) },
    {
      header: t('transaction.fromWallet'),
      cell: (entry) => (entry.from_wallet ? { cents: throughWallet(entry) } : null),
    },
    { header: t('amount'), cell: ({ amount }) => ({ cents: amount }) },
  ]
}

/** A charge that failed took nothing. */
export const isFailed = ({ state }: Transaction): boolean => state?.trim().toLowerCase() === 'failed'

export const itemsInWords = (items: readonly { name: string; quantity: number }[]): string =>
  inOneList(
    items.map(({ quantity, name }) => (quantity === 1 ? name : `${quantity} × ${name}`)),
    i18next.language,
  )

/** Returns the first item, and how many more there are, for a list whose opened entry has all of them. */
export function itemsInShort(items: readonly { name: string; quantity: number }[]): [first: string, more?: string] {
  const count = items.length - 1
  const first = itemsInWords(items.slice(0, 1))
  return count > 0 ? [first, i18next.t('histories:order.more', { count }).replaceAll(' ', '\u00a0')] : [first]
}

/** Returns what was bought, or the card or wallet whose money it is, and the card that it went to. */
export function whatFor({ items_purchased: items, account, other_card: other }: Transaction): string {
  if (items.length > 0) return itemsInWords(items)
  const ends = [
    account && accountInWords(account),
    other && cardNamesIn(i18next.getFixedT(null, 'fareMedia'))(other).short,
  ]
  return ends.filter(Boolean).join(' → ')
}

/** Returns a card's name and last digits, the wallet, or the app. */
export function accountInWords({ kind, name, number }: Purchase['account']): string {
  const t = i18next.getFixedT(null, 'histories')
  if (kind === 'wallet') return t('purchase.wallet')
  if (kind === 'app') return t('purchase.app')
  if (kind !== 'card') return kind
  return inOneText([name?.trim() || t('purchase.card'), number && `•••• ${number}`])
}
