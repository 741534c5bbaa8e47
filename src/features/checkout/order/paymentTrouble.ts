import { createSelector } from '@reduxjs/toolkit'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { now } from '../../../shared/clock'
import { selectLinesToBuy } from '../../cart'
import { amountsOf, isKept, newId, paymentMethods, paymentOptions } from '../../payment'
import type { MethodChoice, Purchase } from '../../payment'
import { selectIsRider } from '../../session'
import { selectLanguage, selectSettings } from '../../settings'
import { selectPaymentChoice } from './checkoutSlice'
import { selectQuoted, selectQuotedLines } from './quoteSlice'

/** What is bought, as far as it decides what it can be paid with; the amount is each method's own. */
export const selectPurchase = createSelector(
  [selectIsRider, selectLanguage, selectLinesToBuy, selectQuotedLines],
  (isRider, language, lines, quoted): Omit<Purchase, 'amount'> => {
    const renewing = lines.find((line) => line.isSubscribed)
    const named = quoted.find(({ line }) => line === renewing)
    return { isGuest: !isRider, now: now(), language, renewing: named?.name ?? renewing?.name }
  },
)

/** What stands in the way of paying as it was chosen, and which method it is about; none where it is the split itself. */
export interface PaymentTrouble {
  method?: MethodChoice
  reason: TextRef
  /** Settled by having it stay on the account. */
  isSavable?: boolean
}

/**
 * Whether what was chosen can still pay what is due now (PAY-05): the total, the cart and what is on the account change
 * behind a choice. What is not known is left for the server to judge.
 */
export const selectPaymentTrouble = createSelector(
  [selectPaymentChoice, selectQuoted, paymentMethods.select, selectPurchase, selectSettings],
  (choice, quoted, methods, purchase, settings): PaymentTrouble | undefined => {
    const total = quoted?.quote.total
    if (!choice || !total) return undefined
    const amounts = amountsOf(choice, total)
    if (!amounts) return { reason: { key: 'checkout:changes.splitOff' } }
    for (const [at, method] of choice.methods.entries()) {
      const saved = methods.status === 'loaded' ? methods.value : undefined
      if (method.kind === 'saved' && !saved) continue
      const id = method.kind === 'saved' ? method.methodId : newId(method.type)
      const options = paymentOptions(saved ?? [], { ...purchase, amount: amounts[at] }, settings)
      const option = options.find((entry) => entry.id === id)
      if (!option) return { method, reason: { key: 'payment:obstacle.gone' } }
      if (option.obstacle) return { method, reason: option.obstacle }
    }
    // A line was switched to renew, here or in another tab, after the card was entered.
    if (purchase.renewing === undefined || isKept(choice)) return undefined
    const reason = { key: 'payment:obstacle.notKept', values: { name: purchase.renewing } }
    return { method: choice.methods[0], reason, isSavable: true }
  },
)
