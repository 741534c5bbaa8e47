import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { usePagedPath } from '../../shared/remote/usePagedPath'
import { Page } from '../../shared/ui/Page'
import { PrintView } from '../cardHistory/onDemand'
import { dayFilters, isShortText } from './filterRules'
import { HistoryFrame } from './HistoryFrame'
import type { TabAddress } from './historyTabs'
import { HistoryView } from './HistoryView'
import { KeptList } from './KeptList'
import { OpenedTransaction } from './OpenedTransaction'
import { transactionHistory } from './orderHistory'
import { Sum } from './Sum'
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
  const { filter, hrefOf, entryHref } = address
  const insteadOf = () => {
    if (id) return <OpenedTransaction id={id} page={page} address={address} />
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
    return null
  }
  const instead = insteadOf()
  const list = (
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
  return <KeptList list={list} instead={instead} />
}

function Total({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.transactions', { count })} text={t('sum')} cents={cents} />
}
