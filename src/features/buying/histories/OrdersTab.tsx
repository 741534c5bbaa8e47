import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { usePrefetch } from '../../../shared/prefetch'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { withView } from '../../../shared/lists/listAddress'
import { HistoryFrame } from './list/HistoryFrame'
import { HistoryPages } from './list/HistoryPages'
import type { HistoryAddress } from './list/historyTabs'
import { OpenedOrder, ReceiptOfOrder } from './entries/OpenedOrder'
import { netOf } from './entries/orderColumns'
import { orderHistory } from './entries/orderHistory'
import { OrderRows } from './entries/OrderRows'
import { Sum } from '../../../shared/lists/Sum'
import { useCardChoice } from './list/useCardChoice'
import { useTypeChoice } from './list/useTypeChoice'
import { useThisYear, YearStatementPage } from './statement/YearStatementPage'

const opensNext = [ReceiptOfOrder.load]

export function OrdersTab({ id, ...at }: HistoryAddress) {
  const { t } = useTranslation('histories')
  const thisYear = useThisYear()
  usePrefetch(opensNext)
  return (
    <HistoryPages
      {...at}
      history={orderHistory}
      base={paths.accountOrders}
      choices={[useCardChoice(), useTypeChoice()]}
      frame={(list) => <HistoryFrame tab="orders">{list}</HistoryFrame>}
      pagesLabel={t('pages.orders')}
      emptyTitle={t('empty.orders')}
      emptyText={t('empty.ordersText')}
      more={
        <LinkButton to={withView(`${paths.accountOrders}/1`, `statement&year=${thisYear}`)}>
          {t('statement.open')}
        </LinkButton>
      }
      list={({ items, total, sum }, hrefOf) => (
        <>
          <Total count={total} cents={sum} />
          <OrderRows orders={items} href={hrefOf} />
        </>
      )}
      paperTitle={t('tab.orders')}
      paper={(orders) => (
        <>
          <OrderRows orders={orders} />
          <Total count={orders.length} cents={orders.reduce((sum, order) => sum + netOf(order), 0)} />
        </>
      )}
      instead={({ hrefOf }) =>
        id ? (
          <OpenedOrder id={id} back={hrefOf(at.page)} />
        ) : (
          at.view === 'statement' && <YearStatementPage back={hrefOf(at.page)} />
        )
      }
    />
  )
}

function Total({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.orders', { count })} text={t('sum')} cents={cents} />
}
