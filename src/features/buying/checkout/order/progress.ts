import { createSelector } from '@reduxjs/toolkit'
import { isShipped, selectLinesToBuy } from '../../cart'
import { needsCode } from '../../../paying/payment'
import type { KnownPayer } from '../../../paying/payment'
import { selectContact, selectDestination, selectIsShippingConfirmed, selectPaymentChoice } from './checkoutSlice'
import { selectPaymentTrouble } from './paymentTrouble'
import { selectHasUnavailableLines, selectNewPrices, selectPromo, selectQuoted, selectQuoteRequest } from './quoteSlice'
import { firstIncomplete } from './checkoutSteps'
import type { Progress } from './checkoutSteps'

export const selectNeedsShipping = createSelector([selectLinesToBuy], (lines) => lines.some(isShipped))

export const selectKnownPayer = createSelector(
  [selectContact, selectDestination, selectNeedsShipping],
  (contact, destination, needsShipping): KnownPayer => ({
    firstName: contact?.first_name ?? '',
    lastName: contact?.last_name ?? '',
    ...(needsShipping &&
      destination && { shipping: { address: destination.address.address1, zip: destination.address.zip } }),
  }),
)

/** Until the first quote, an order counts as one that costs something. */
const selectNeedsPayment = createSelector([selectQuoted], (quoted) => quoted?.quote.total !== 0)

export const selectProgress = createSelector(
  [selectNeedsShipping, selectNeedsPayment, selectContact, selectIsShippingConfirmed, selectPaymentChoice],
  (needsShipping, needsPayment, contact, hasShipping, payment): Progress => ({
    needsShipping,
    needsPayment,
    hasContact: contact !== null,
    hasShipping,
    hasPayment: payment !== null,
  }),
)

/** Something has changed since the cart and must be settled before paying. */
export const selectHasChanges = createSelector(
  [selectHasUnavailableLines, selectNewPrices, selectPaymentTrouble],
  (hasUnavailable, newPrices, trouble) => hasUnavailable || newPrices.length > 0 || trouble !== undefined,
)

/** Why the order cannot be placed. The selector returns undefined if it can. */
export type CheckoutBlocker = 'noQuote' | 'quoting' | 'incomplete' | 'unavailable' | 'newPrices' | 'payment' | 'code'

export const selectCheckoutBlocker = createSelector(
  [
    selectProgress,
    selectQuoted,
    selectQuoteRequest,
    selectPromo,
    selectLinesToBuy,
    selectHasUnavailableLines,
    selectNewPrices,
    selectPaymentChoice,
    selectPaymentTrouble,
  ],
  (
    progress,
    quoted,
    request,
    promo,
    lines,
    hasUnavailable,
    newPrices,
    payment,
    trouble,
  ): CheckoutBlocker | undefined => {
    if (request.status === 'failed' || request.status === 'withheld') return 'noQuote'
    const isQuoted = quoted !== null && quoted.lines === lines && request.status === 'idle'
    if (!isQuoted || promo.status === 'checking') return 'quoting'
    if (firstIncomplete(progress) !== 'review') return 'incomplete'
    if (hasUnavailable) return 'unavailable'
    if (newPrices.length > 0) return 'newPrices'
    if (trouble) return 'payment'
    return progress.needsPayment && needsCode(payment) ? 'code' : undefined
  },
)
