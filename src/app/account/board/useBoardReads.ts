import { useEffect } from 'react'
import { wallet } from '../../../features/account/wallet/onDemand'
import { useFareMedia } from '../../../features/cards/fareMedia/onDemand'
import { unattached } from '../../../features/cards/passes/onDemand'
import { selectEpoch } from '../../../features/identity/session'
import { selectSettings } from '../../../features/identity/settings'
import { cases } from '../../../features/paying/cases/onDemand'
import { paymentMethods } from '../../../features/paying/payment/onDemand'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { openOrders } from '../needs/openOrders'

/** Reads what the overview's head and cards need, once for all parts and for each visitor. The entry sends the same (`account.calls`). */
export function useBoardReads(): void {
  const dispatch = useAppDispatch()
  const { fareMedia, cases: hasCases } = useAppSelector(selectSettings).features
  const epoch = useAppSelector(selectEpoch)
  useFareMedia()
  useEffect(() => {
    for (const { requested } of [wallet, paymentMethods, openOrders]) dispatch(requested())
    if (fareMedia) dispatch(unattached.requested())
    if (hasCases) dispatch(cases.requested())
  }, [dispatch, fareMedia, hasCases, epoch])
}
