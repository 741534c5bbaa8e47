import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Order } from '../../api/contract/orders'
import { now } from '../../shared/clock'
import { dayOf } from '../../shared/locales/dates'
import { paths } from '../../shared/paths'
import { usePagedPath } from '../../shared/remote/usePagedPath'
import { useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/Button'
import { Page } from '../../shared/ui/Page'
import { PrintView, withView } from '../cardHistory/onDemand'
import { fareCards } from '../fareMedia/onDemand'
import { HistoryOrder, lastDigits, selectShownOrder } from '../orders/onDemand'
import { selectSettings } from '../settings'
import { BuyAgain } from './BuyAgain'
import { EntryPage } from './EntryPage'
import { dayFilters, isShortText } from './filterRules'
import { HistoryFrame } from './HistoryFrame'
import type { TabAddress } from './historyTabs'
import { HistoryView } from './HistoryView'
import { KeptList } from './KeptList'
import { netOf } from './orderColumns'
import { orderHistory } from './orderHistory'
import { OrdersTable } from './OrdersTable'
import { Sum } from './Sum'
import { useCardChoice } from './useCardChoice'
import { useTypeChoice } from './useTypeChoice'
import { YearsOfStatement } from './YearsOfStatement'
import { YearStatement } from './YearStatement'

/** The orders of the order history: the list, an opened order, the list on paper, and the statement of a year. */
export function OrdersTab({ page, id, view }: TabAddress) {
  const { t } = useTranslation(['histories', 'orders'])
  const [params] = useSearchParams()
  const { timeZone } = useAppSelector(selectSettings).operator
  const shown = useAppSelector(selectShownOrder)
  const choices = [useCardChoice(), useTypeChoice()]
  const address = usePagedPath(orderHistory.pages, {
    base: paths.accountOrders,
    page,
    filters: { ...dayFilters, card: isShortText, type: isShortText },
  })
  const { filter, hrefOf, entryHref } = address
  const thisYear = dayOf(now(), timeZone).slice(0, 4)
  const insteadOf = () => {
    if (id)
      return (
        <EntryPage
          title={shown?.order_id === id ? t('orders:title', { number: shown.order_number }) : t('orders:loadingTitle')}
          id={id}
          back={hrefOf(page)}
        >
          <HistoryOrder orderId={id} actions={(order) => <OrderAgain order={order} />} />
        </EntryPage>
      )
    if (view === 'statement') {
      const year = /^\d{4}$/.test(params.get('year') ?? '') ? (params.get('year') ?? thisYear) : thisYear
      return (
        <Page title={t('statement.title', { year })} lead={t('statement.lead')}>
          <YearsOfStatement current={year} newest={Number(thisYear)} />
          <PrintView
            slice={orderHistory.whole}
            filter={{ from: `${year}-01-01`, to: `${year}-12-31` }}
            back={hrefOf(page)}
          >
            {(orders) => <YearStatement year={year} orders={orders} />}
          </PrintView>
        </Page>
      )
    }
    if (view === 'print')
      return (
        <Page title={t('tab.orders')}>
          <PrintView slice={orderHistory.whole} filter={filter} back={hrefOf(page)}>
            {(orders) => (
              <>
                <OrdersTable orders={orders} />
                <Total count={orders.length} cents={orders.reduce((sum, order) => sum + netOf(order), 0)} />
              </>
            )}
          </PrintView>
        </Page>
      )
    return null
  }
  const instead = insteadOf()
  const list = (
    <HistoryFrame tab="orders">
      <HistoryView
        csv={orderHistory.csv}
        address={address}
        choices={choices}
        pagesLabel={t('pages.orders')}
        emptyTitle={t('empty.orders')}
        emptyText={t('empty.ordersText')}
        more={
          <LinkButton variant="outlined" to={withView(`${paths.accountOrders}/1`, `statement&year=${thisYear}`)}>
            {t('statement.open')}
          </LinkButton>
        }
      >
        {({ items, total, sum }) => (
          <>
            <Total count={total} cents={sum} />
            <OrdersTable orders={items} href={entryHref} />
          </>
        )}
      </HistoryView>
    </HistoryFrame>
  )
  return <KeptList list={list} instead={instead} />
}

function Total({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.orders', { count })} text={t('sum')} cents={cents} />
}

/** The order's lines, for the card that they were bought for if it is still the rider's. */
function OrderAgain({ order }: { order: Order }) {
  const digits = order.card_number && lastDigits(order.card_number)
  const card = useAppSelector((state) => {
    const cards = fareCards.select(state)
    return cards.status === 'loaded' ? cards.value.find((own) => own.printed_card_number === digits) : undefined
  })
  return (
    <BuyAgain
      faremediaId={card?.faremedia_id}
      lines={order.order_items.map(({ uuid, name, quantity, applied_filters: filters }) => ({
        uuid,
        name,
        quantity,
        filters,
      }))}
    />
  )
}
