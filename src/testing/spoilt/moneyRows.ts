import { notMet, refused, told, unknown, unseen } from './row'
import type { FlowName, Row, Rows } from './row'

const mayArrive = /It may still go through/
const orderMayArrive = /Your payment may still come through/

/** The calls that spend, with their flows, and what is said of an answer that was lost and cannot be found. */
const spending: [call: string, plays: FlowName, loses: FlowName, says: RegExp][] = [
  ['placeOrder', 'pays', 'paysAndLosesAnswer', orderMayArrive],
  ['placeOrderAsGuest', 'guestPays', 'guestPaysAndLosesAnswer', orderMayArrive],
  ['transferFunds', 'moves', 'movesAndLosesAnswer', mayArrive],
  ['loadWallet', 'loads', 'loadsAndLosesAnswer', mayArrive],
  ['payOutWallet', 'paysOut', 'paysOutAndLosesAnswer', mayArrive],
]
const byKey = 'Only the key tells what became of a lost answer. Who pays once more pays twice.'

const keyRows = spending.flatMap(([call, plays, loses, says]): [string, Row][] => [
  [`${call}: the key is ignored`, unknown(loses, says, byKey)],
  [
    `${call}: five requests of one key at once are five acts`,
    notMet(plays, 'One press is one request, and tabs share a lock.'),
  ],
  [
    `${call}: the same key with another body gets the first answer`,
    notMet(plays, 'What is wanted keeps its key, and what else is wanted gets another one.'),
  ],
])

const noPrices = /We couldn’t get today’s prices/
const noReceipt = /We couldn’t load your order/
const readAgain = { why: 'Balances are read again after money was moved.' }
const lookedUp = { why: 'Another amount than was asked for is looked up before it is told.' }

export const moneyRows: Rows = {
  ...Object.fromEntries(keyRows),
  'findOrderAttempt: what was done is not found by its key': unknown('paysAndLosesAnswer', orderMayArrive, byKey),
  'findTransfer: what was done is not found by its key': unknown('movesAndLosesAnswer', mayArrive, byKey),
  'findWalletLoad: what was done is not found by its key': unknown('loadsAndLosesAnswer', mayArrive, byKey),
  'findWalletPayout: what was done is not found by its key': unknown('paysOutAndLosesAnswer', mayArrive, byKey),
  'placeOrder: no key is needed': notMet('pays', 'Every request that spends has a key.'),
  'transferFunds: a refusal uses the key up': notMet(
    'moves',
    'After a refusal the cards are read again, and bound the amount.',
  ),
  'findOrderAttempt: another rider finds the order by its key': notMet(
    'pays',
    'A key is looked up by its owner alone.',
  ),

  'quoteOrder: the total is off by a cent': refused('pays', noPrices),
  'quoteOrderAsGuest: the total is off by a cent': refused('guestPaysAndLosesAnswer', noPrices),
  'quoteOrder: the subtotal is off by a cent': refused('pays', noPrices),
  'quoteOrder: a quantity is lost': refused('pays', noPrices),
  'quoteOrder: tax is named but not added': refused('pays', noPrices),
  'quoteOrder: shipping is free': refused('pays', noPrices),
  'quoteOrder: the discount counts twice': refused('pays', noPrices),
  'quoteOrder: an ended promo code counts': notMet('entersPromo', 'A code that is refused is never quoted.'),
  'quoteOrder: what renews is sold for no card': notMet('pays', 'Renewal is offered for a fare card alone.'),
  'quoteOrderAsGuest: a guest orders what renews': notMet('guestPays', 'A guest is not offered what renews.'),
  'quoteOrderAsGuest: five million bytes are taken': notMet('guestPays', 'A cart holds 20 products.'),
  'validatePromo: the discount is not that of the quote': told('pays', { why: 'The quote says what is paid.' }),
  'getOrder: the total is not that of the quote': refused('pays', noReceipt),
  'getOrder: a payment is off by a cent': refused('pays', noReceipt),
  'getOrder: `amount_paid` is nothing': refused('pays', noReceipt),
  'placeOrder: a wrong amount is taken': refused('pays', /Your order wasn’t placedNo money was taken/),
  'placeOrder: a declined card pays': told('paysByDeclinedCard', { says: /Thank you, your order is placed/ }),
  'placeOrder: a quote is paid twice': notMet('pays', 'A quote that was paid is not sent again.'),
  'searchProductsAsGuest: the price is not that of the quote': told('guestSeesPrice'),
  'preflights: Idempotency-Key is not allowed': unknown('pays', orderMayArrive, 'A browser tells no reason.'),

  'transferFunds: a cent is lost on the way': told('moves', readAgain),
  'transferFunds: a cent more is moved': told('moves', { ...lookedUp, says: /Amount\$5\.01/ }),
  'transferFunds: the amount is not told': told('moves', lookedUp),
  'transferFunds: an amount of nothing is taken': notMet('moves', 'The form asks for one cent at least.'),
  'transferFunds: no token is needed': notMet('moves', 'Only riders move funds.'),
  'loadWallet: the balance is the old one': told('loads', readAgain),
  'loadWallet: less is loaded than was asked for': told('loads', { ...lookedUp, says: /Amount\$19\.99/ }),
  'payOutWallet: the amount is off by a cent': told('paysOut', lookedUp),
  'payOutWallet: the wallet keeps its balance': notMet('paysOut', 'The account is closed with the payout.'),
  'deleteAccount: the account stays': unseen('paysOut', 'Who is signed out cannot ask.', {
    lie: /Your account is deleted/,
  }),
  'deactivateAccount: what would be lost is not compared': notMet('paysOut', 'The portal compares by itself, too.'),
}
