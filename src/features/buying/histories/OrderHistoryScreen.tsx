import { Suspense } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { pageIn } from '../../../shared/lists/listAddress'
import { lazyPart } from '../../../i18n/lazyPart'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { ListSkeleton } from '../../../shared/lists/ListSkeleton'
import { HistoryFrame } from './list/HistoryFrame'
import { tabAt } from './list/historyTabs'
import type { HistoryAddress } from './list/historyTabs'
import { OrdersTab } from './OrdersTab'
import { TransactionsTab } from './TransactionsTab'

/** Riders without a linked bank card never open it. */
const TapsTab = lazyPart(() => import('./TapsTab'))

const chosenTab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')

/** Shows orders, transactions and taps (ACC-07). Its passes are the pass history. */
export function OrderHistoryScreen() {
  const { page: segment, id } = useParams()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const view = params.get('view')
  useFocusOnChange(view)
  const tab = tabAt({ pathname, search })
  // Each tab renders the row of tabs, so the pressed button is gone: its replacement takes the focus.
  useFocusOnChange(tab, () => focusWhenLost(chosenTab))
  const page = pageIn(segment)
  if (!page) return <Redirect to={`${paths.accountOrders}/1${search}`} />
  const address: HistoryAddress = { page, id, view }
  switch (tab) {
    case 'transactions':
      return <TransactionsTab {...address} />
    case 'passes':
      params.delete('tab')
      return <Redirect to={`${[paths.accountPassHistory, page, id].filter(Boolean).join('/')}?${params.toString()}`} />
    case 'taps':
      return (
        <Suspense
          fallback={
            <HistoryFrame tab="taps">
              <ListSkeleton />
            </HistoryFrame>
          }
        >
          <TapsTab />
        </Suspense>
      )
    default:
      return <OrdersTab {...address} />
  }
}
