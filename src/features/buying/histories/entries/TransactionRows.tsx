import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../../api/contract/buying/orders'
import { DayRow, MonthList } from '../../../../shared/lists/days/DayList'
import { RowDay } from '../../../../shared/lists/days/RowDay'
import { withBlank } from '../../../../shared/locales/lists'
import { formatMoney } from '../../../../shared/locales/money'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Status } from '../../../../shared/ui/states/Status'
import { chargedName } from '../../../paying/payment/onDemand'
import { lineTypeKey } from '../../orders/onDemand'
import { EntryLink, EntryNumber } from '../list/EntryLink'
import { isFailed, itemsInShort, whatFor } from './transactionColumns'

interface TransactionRowsProps {
  transactions: readonly Transaction[]
  /** Returns the address of a transaction. On paper there are no links. */
  href?: (id: string) => string
}

export function TransactionRows({ transactions, href }: TransactionRowsProps) {
  return (
    <MonthList
      entries={transactions}
      dateOf={({ date }) => date}
      keyOf={({ transaction_id }) => transaction_id}
      onPaper={!href}
      row={(entry) => <TransactionRow entry={entry} href={href} />}
    />
  )
}

interface TransactionRowProps {
  entry: Transaction
  href?: TransactionRowsProps['href']
}

export function TransactionRow({ entry, href }: TransactionRowProps) {
  const { t, i18n } = useTranslation(['histories', 'orders'])
  const { date, transaction_id: id, transaction_number, amount, attempted, moved, payment, methods } = entry
  const { items_purchased: items } = entry
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const type = entry.type?.trim() || 'sale'
  const key = lineTypeKey(type)
  const [what, more] = href && items.length > 0 ? itemsInShort(items) : [whatFor(entry)]
  const kind = key ? t(`orders:${key}`) : <bdi>{type}</bdi>
  const link = { id, href, isNumbered: true }
  const weight = key === 'lineType.sale' ? 700 : undefined
  return (
    <DayRow
      type={what ? key !== 'lineType.sale' && kind : <EntryLink {...link}>{kind}</EntryLink>}
      title={[
        what && (
          <span key="what" style={{ fontWeight: weight }}>
            <EntryLink {...link}>
              <MaskedName>{what}</MaskedName>
              {more && ` ${more}`}
            </EntryLink>
          </span>
        ),
      ]}
      state={isFailed(entry) && <Status tone="broken">{t('transaction.notCharged')}</Status>}
      onPaper={!href}
      facts={[
        <RowDay key="day" iso={date} onPaper={!href} />,
        <EntryNumber key="number" id={id}>
          {transaction_number}
        </EntryNumber>,
        payment && <MaskedName key="payment">{chargedName(payment, ...(methods ?? []))}</MaskedName>,
      ]}
      figure={isFailed(entry) ? <s>{money(attempted ?? 0)}</s> : <strong>{money(amount)}</strong>}
      figureNote={
        typeof moved === 'number' && (
          <>
            {withBlank(t('transaction.moved'))}
            {money(moved)}
          </>
        )
      }
    />
  )
}
