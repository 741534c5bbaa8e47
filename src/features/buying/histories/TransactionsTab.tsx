import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { HistoryFrame } from './list/HistoryFrame'
import { HistoryPages } from './list/HistoryPages'
import type { HistoryAddress } from './list/historyTabs'
import { OpenedTransaction } from './entries/OpenedTransaction'
import { transactionHistory } from './entries/orderHistory'
import { chargedOutside } from './entries/transactionMoney'
import { Sum } from '../../../shared/lists/Sum'
import { TransactionRows } from './entries/TransactionRows'
import { useCardChoice } from './list/useCardChoice'
import { useTypeChoice } from './list/useTypeChoice'

const transactionTypes = ['sale', 'load', 'autoload', 'renewal', 'transfer', 'payout', 'refund', 'cash']

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
          <TransactionRows transactions={items} href={hrefOf} />
        </>
      )}
      paperTitle={t('tab.transactions')}
      paper={(transactions) => (
        <>
          <TransactionRows transactions={transactions} />
          <Total
            count={transactions.length}
            cents={transactions.reduce((sum, entry) => sum + chargedOutside(entry), 0)}
          />
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
