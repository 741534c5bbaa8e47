import { createAction, createSelector } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { now } from '../../../../shared/clock'
import { inOneList } from '../../../../shared/locales/lists'
import { selectLinesToBuy } from '../../cart'
import { amountsOf, isKept, newId, paymentMethods, paymentOptions } from '../../../paying/payment'
import type { MethodChoice, Purchase } from '../../../paying/payment'
import { selectIsRider } from '../../../identity/session'
import { selectLanguage, selectSettings } from '../../../identity/settings'
import { selectPaymentChoice } from './checkoutSlice'
import { selectQuoted, selectQuotedLines } from './quoteSlice'

/** What decides how an order can be paid. The amount differs per method. */
export const selectPurchase = createSelector(
  [selectIsRider, selectLanguage, selectLinesToBuy, selectQuotedLines],
  (isRider, language, lines, quoted): Omit<Purchase, 'amount'> => {
    const renewing = lines.find((line) => line.isSubscribed)
    const named = quoted.find(({ line }) => line === renewing)
    return { isGuest: !isRider, now: now(), language, renewing: named?.name ?? renewing?.name }
  },
)

/** The names of the lines that an order of zero cannot renew, because it is paid by no method. */
const selectNamesToBuyOnce = createSelector(
  [selectPurchase, selectQuoted, selectQuotedLines],
  ({ renewing, language }, quoted, lines): string | undefined => {
    if (renewing === undefined || quoted?.quote.total !== 0) return undefined
    const names = lines.filter(({ line }) => line.isSubscribed).map(({ name }) => name)
    return inOneList(names.length > 0 ? names : [renewing], language)
  },
)

/** Why the payment cannot be used. No method is named if the split, or an order without payment, is the problem. */
export interface PaymentTrouble {
  method?: MethodChoice
  reason: TextRef
  /** What helps, besides another method: saving the method, or no renewal. */
  help?: 'save' | 'once'
}

/** The rider agreed to buy without renewal. */
export const buyingOnceAgreed = createAction('checkout/buyingOnceAgreed')

/**
 * Checks the chosen payment again, because total, cart and account may have changed (PAY-05). If saved methods are not
 * loaded, the server decides.
 */
export const selectPaymentTrouble = createSelector(
  [selectPaymentChoice, selectQuoted, paymentMethods.select, selectPurchase, selectSettings, selectNamesToBuyOnce],
  (choice, quoted, methods, purchase, settings, onceOnly): PaymentTrouble | undefined => {
    if (onceOnly !== undefined)
      return { reason: { key: 'checkout:changes.noRenewal', values: { names: onceOnly } }, help: 'once' }
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
    // A line was switched to renewal after the card was entered.
    if (purchase.renewing === undefined || isKept(choice)) return undefined
    const reason = { key: 'payment:obstacle.notKept', values: { name: purchase.renewing } }
    return { method: choice.methods[0], reason, help: 'save' }
  },
)
