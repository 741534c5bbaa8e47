import { accountChecks } from './accounts.mjs'
import { cardChecks } from './cards.mjs'
import { caseChecks } from './cases.mjs'
import { everyCall } from './everyCall.mjs'
import { guestChecks } from './guests.mjs'
import { hostileInput } from './hostileInput.mjs'
import { keyChecks } from './keys.mjs'
import { listChecks } from './lists.mjs'
import { moneyChecks } from './money.mjs'
import { handedOverChecks } from './orders/handedOver.mjs'
import { orderChecks } from './orders/orders.mjs'
import { phoneChecks } from './phones.mjs'
import { productChecks } from './products.mjs'
import { quoteChecks } from './quotes.mjs'
import { recordChecks } from './records.mjs'
import { secondFactorChecks } from './secondFactor.mjs'
import { sessionChecks } from './sessions.mjs'
import { unpaidChecks } from './orders/unpaid.mjs'
import { wordChecks } from './words.mjs'

/** Returns every check of the calls of a document: those of each call first, then those of single promises. */
export function allChecks(calls) {
  const own = [
    ...sessionChecks,
    ...accountChecks,
    ...guestChecks,
    ...wordChecks,
    ...secondFactorChecks,
    ...recordChecks,
    ...cardChecks,
    ...phoneChecks,
    ...caseChecks,
    ...productChecks,
    ...quoteChecks,
    ...orderChecks,
    ...handedOverChecks,
    ...unpaidChecks,
    ...moneyChecks,
    ...keyChecks,
    ...listChecks,
  ]
  return [...everyCall(calls), ...hostileInput(calls), ...own.filter(({ call }) => calls.has(call))]
}
