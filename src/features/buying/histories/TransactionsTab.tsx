import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { HistoryFrame } from './HistoryFrame'
import { HistoryPages } from './HistoryPages'
import type { HistoryAddress } from './historyTabs'
import { OpenedTransaction } from './OpenedTransaction'
import { transactionHistory } from './orderHistory'
import { Sum } from '../../cards/history/onDemand'
import { TransactionsTable } from './TransactionsTable'
import { useCardChoice } from './useCardChoice'
import { useTypeChoice } from './useTypeChoice'

const transactionTypes = ['sale', 'load', 'autoload', 'renewal', 'transfer', 'payout', 'refund', 'cash']

/** The transactions of the order history. */
export function TransactionsTab({ id, ...at }: HistoryAddress) {
  const { t } = useTranslation('histories')
  return (
    <HistoryPages
      {...at}
      history={transactionHistory}
      base={paths.accountOrders}
      keep={['tab']}
      choices={[useCardChoice(), useTypeChoice(transactionTypes)]}
      frame={(list) => <HistoryFrame tab="transactions">{list}</HistoryFrame>}
      pagesLabel={t('pages.transactions')}
      emptyTitle={t('empty.transactions')}
      emptyText={t('empty.ordersText')}
      list={({ items, total, sum }, hrefOf) => (
        <>
          <Total count={total} cents={sum} />
          <TransactionsTable transactions={items} href={hrefOf} />
        </>
      )}
      paperTitle={t('tab.transactions')}
      paper={(transactions) => (
        <>
          <TransactionsTable transactions={transactions} />
          <Total count={transactions.length} cents={transactions.reduce((sum, { amount }) => sum + amount, 0)} />
        </>
      )}
      instead={({ hrefOf }) => id && <OpenedTransaction id={id} back={hrefOf(at.page)} />}
    />
  )
}

function Total({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.transactions', { count })} text={t('sum')} cents={cents} />
}
