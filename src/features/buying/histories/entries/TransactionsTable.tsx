import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../../api/contract/buying/orders'
import { formatMoney } from '../../../../shared/locales/money'
import { withBlank } from '../../../../shared/locales/lists'
import { DateTime } from '../../../../shared/ui/DateTime'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import type { Column } from '../../../../shared/ui/records/RecordTable'
import { LineTypeMark } from '../../orders/onDemand'
import { EntryLink } from '../list/EntryLink'
import { Figures, Small, Table } from '../list/historyStyles'
import { chargedName } from '../../../paying/payment/onDemand'
import { isFailed, whatFor } from './transactionColumns'

interface TransactionsTableProps {
  transactions: Transaction[]
  href?: (id: string) => string
}

/** Transactions as a table: when, which, for what, what kind, and how much was taken or given back. */
export function TransactionsTable({ transactions, href }: TransactionsTableProps) {
  const { t } = useTranslation('histories')
  const columns = useColumns(href)
  return (
    <Table>
      <RecordTable
        caption={t('tab.transactions')}
        rows={transactions}
        keyOf={({ transaction_id }) => transaction_id}
        columns={columns}
      />
    </Table>
  )
}

function useColumns(href: TransactionsTableProps['href']): readonly [Column<Transaction>, ...Column<Transaction>[]] {
  const { t, i18n } = useTranslation(['histories', 'orders'])
  return [
    {
      key: 'transaction',
      header: t('transaction.transaction'),
      cell: ({ transaction_id, transaction_number, date }) => (
        <>
          <EntryLink id={transaction_id} href={href}>
            {transaction_number}
          </EntryLink>
          <Small>
            <DateTime iso={date} />
          </Small>
        </>
      ),
    },
    {
      key: 'items',
      header: t('transaction.items'),
      kind: 'wide',
      cell: (entry) => <Items of={entry} />,
    },
    {
      key: 'type',
      header: t('lineType.title'),
      cell: (entry) => (
        <>
          <LineTypeMark type={entry.type?.trim() || 'sale'} />
          {isFailed(entry) && (
            <Small>
              {withBlank(t('transaction.notCharged'))}
              {formatMoney(entry.attempted ?? 0, i18n.language)}
            </Small>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      kind: 'figure',
      cell: ({ amount, moved }) => (
        <Figures>
          <strong>{formatMoney(amount, i18n.language)}</strong>
          {typeof moved === 'number' && (
            <Small>
              {withBlank(t('transaction.moved'))}
              {formatMoney(moved, i18n.language)}
            </Small>
          )}
        </Figures>
      ),
    },
  ]
}

function Items({ of: { payment, methods, ...entry } }: { of: Transaction }) {
  return (
    <>
      <MaskedName>{whatFor(entry)}</MaskedName>
      {payment && (
        <Small>
          <MaskedName>{chargedName(payment, ...(methods ?? []))}</MaskedName>
        </Small>
      )}
    </>
  )
}
