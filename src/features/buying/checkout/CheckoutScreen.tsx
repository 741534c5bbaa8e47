import { useContext, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../../../shared/navigation/navigation'
import { hasScriptsBesides } from '../../../shared/thirdPartyScripts'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../shared/store'
import type { AppStore } from '../../../shared/store'
import { selectLinesToBuy } from '../cart'
import { wipeOnPageHide } from '../../paying/payment/onDemand'
import { checkoutEntered, checkoutLeft, selectIsCheckoutOpen, selectPayment } from './purchase'
import { selectTyped } from './order/checkoutSlice'
import './checkoutSaga'
import { NothingToPay } from './NothingToPay'
import { PayingAgain } from './PayingAgain'
import { PaymentOutcome } from './PaymentOutcome'
import { Opening, Steps } from './CheckoutSteps'
import type { CheckoutStepsProps } from './CheckoutSteps'

export { Opening as Skeleton }

/** Enters the checkout (PAY-01) before its first render, unless the page must reload first. */
export function enter(store: AppStore): void {
  if (!mustReload(store)) enterOnce(store)
}

function enterOnce(store: AppStore): void {
  if (!selectIsCheckoutOpen(store.getState())) store.dispatch(checkoutEntered())
}

/**
 * No sign-in script may run where cards are typed (T16), so the page reloads. Text typed before a session's end would
 * be lost: then it does not.
 */
function mustReload(store: AppStore): boolean {
  const { contact, address } = selectTyped(store.getState())
  return hasScriptsBesides('payment') && !contact && !address
}

/** Shows one step at a time with the order beside it (PAY-01), or only the payment that is looked up. */
export default function CheckoutScreen({ guest, prepareReceipt }: CheckoutStepsProps) {
  // The texts of all steps load at once, so that no step flickers.
  useTranslation(['checkout', 'payment', 'addresses', 'cart'])
  const store = useContext(StoreContext)
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector(selectLinesToBuy).length === 0
  const { status } = useAppSelector(selectPayment)

  const isOpen = useAppSelector(selectIsCheckoutOpen)

  const [isLeft] = useState(() => store !== null && mustReload(store))

  // The focus goes to the heading that stays, before the paint.
  useLayoutEffect(() => {
    if (isLeft && reloadOnce()) return
    if (store) enterOnce(store)
    const stopWiping = wipeOnPageHide()
    return () => {
      stopWiping()
      dispatch(checkoutLeft())
    }
  }, [dispatch, isLeft, store])

  // The look-up of an open attempt has to begin first.
  if (!isOpen) return <Opening />
  if (status === 'forgotten' || status === 'others')
    return <PayingAgain guest={guest} isForgotten={status === 'forgotten'} />
  if (status === 'checking' || status === 'unknown' || status === 'paid') return <PaymentOutcome />
  return isEmpty ? <NothingToPay /> : <Steps guest={guest} prepareReceipt={prepareReceipt} />
}
