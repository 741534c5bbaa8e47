import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { usePagedPath } from '../../shared/remote/usePagedPath'
import { FailurePanel } from '../../shared/ui/FailurePanel'
import { Page } from '../../shared/ui/Page'
import { HistorySkeleton, PrintView } from '../cardHistory/onDemand'
import { EntryPage } from './EntryPage'
import { dayFilters, isShortText } from './filterRules'
import { HistoryFrame } from './HistoryFrame'
import type { TabAddress } from './historyTabs'
import { HistoryView } from './HistoryView'
import { transactionHistory } from './orderHistory'
import { Sum } from './Sum'
import { TransactionDetails } from './TransactionDetails'
import { TransactionsTable } from './TransactionsTable'
import { useCardChoice } from './useCardChoice'
import { useTypeChoice } from './useTypeChoice'

/** The transactions of the order history: the list, an opened one, and the list on paper. */
export function TransactionsTab({ page, id, view }: TabAddress) {
  const { t } = useTranslation('histories')
  const choices = [useCardChoice(), useTypeChoice(['sale', 'refund', 'cash'])]
  const address = usePagedPath(transactionHistory.pages, {
    base: paths.accountOrders,
    page,
    filters: { ...dayFilters, card: isShortText, type: isShortText },
    keep: ['tab'],
  })
  const { remote, filter, hrefOf, entryHref, retry } = address
  if (id) {
    const found =
      remote.status === 'loaded' ? remote.value.items.find(({ transaction_id }) => transaction_id === id) : undefined
    return (
      <EntryPage
        title={t('transaction.title', { number: found?.transaction_number ?? '' }).trim()}
        id={id}
        back={hrefOf(page)}
      >
        {found ? (
          <TransactionDetails transaction={found} />
        ) : remote.status === 'failed' ? (
          <FailurePanel title={t('failed')} error={remote.error} onRetry={retry} />
        ) : remote.status === 'loaded' ? (
          <FailurePanel title={t('transaction.notHere')} text={t('transaction.notHereText')} />
        ) : (
          <HistorySkeleton />
        )}
      </EntryPage>
    )
  }
  if (view === 'print')
    return (
      <Page title={t('tab.transactions')}>
        <PrintView slice={transactionHistory.whole} filter={filter} back={hrefOf(page)}>
          {(transactions) => (
            <>
              <TransactionsTable transactions={transactions} />
              <Total count={transactions.length} cents={transactions.reduce((sum, { amount }) => sum + amount, 0)} />
            </>
          )}
        </PrintView>
      </Page>
    )
  return (
    <HistoryFrame tab="transactions">
      <HistoryView
        csv={transactionHistory.csv}
        address={address}
        choices={choices}
        pagesLabel={t('pages.transactions')}
        emptyTitle={t('empty.transactions')}
        emptyText={t('empty.ordersText')}
      >
        {({ items, total, sum }) => (
          <>
            <Total count={total} cents={sum} />
            <TransactionsTable transactions={items} href={entryHref} />
          </>
        )}
      </HistoryView>
    </HistoryFrame>
  )
}

function Total({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.transactions', { count })} text={t('sum')} cents={cents} />
}
