import { useEffect } from 'react'
import { focusPageHeading } from '../../../../shared/focus/pageHeading'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { selectEpoch } from '../../../identity/session'
import './loadOrder'
import { orderClaim } from './orderActs'
import { orderSummaryLeft, orderSummaryOpened, selectOrderSummary } from './orderSummarySlice'

/** Requests the page's order, again for another visitor (another tab may sign in), and drops it on leaving. */
export function useOrderOfPage(orderId: string, guest: boolean) {
  const dispatch = useAppDispatch()
  const epoch = useAppSelector(selectEpoch)
  const summary = useAppSelector(selectOrderSummary)
  useEffect(() => {
    dispatch(orderSummaryOpened({ orderId, guest }))
    return () => void dispatch(orderSummaryLeft())
  }, [dispatch, orderId, guest, epoch])

  const isFound = summary.search?.status === 'found'
  const isClaimed = useAppSelector(orderClaim.select).status === 'done'
  // The form goes after a search or claim: without this, the focus would move to the page's start.
  useEffect(() => {
    if (isFound || isClaimed) focusPageHeading()
  }, [isFound, isClaimed])
  return summary
}
