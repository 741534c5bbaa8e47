import { notMet, refused, told, unseen } from './row'
import type { Rows } from './row'

const onlySource = 'The list is the only source of its amounts.'

export const boughtRows: Rows = {
  'placeOrder: a payment has two sources': notMet('paysByDeclinedCard', 'Each payment has one source.'),
  'placeOrder: what was bought for a card is not on it': told('paysForCard', {
    why: 'The receipt says where each line is, as the order does.',
  }),
  'listTransactions: an order is off by a cent': unseen('seesTransactions', onlySource),
  'listPurchases: what came on a card is off by a cent': unseen('seesPurchases', onlySource),
  'placeOrder: what renews is bought once': notMet('paysForCard', 'The receipt reads its order alone.'),
  'placeOrder: a card that was blocked since is bought for': notMet('paysForCard', 'The card is not blocked.'),
  'findOrderAttempt: a key is forgotten after some hours': notMet('paysForCard', 'An answer is looked up at once.'),
  'placeOrder: a quote lasts for ever': notMet('paysForCard', 'The clock of the backend is not the portal’s.'),
  'listFareMedia: what a card holds is not told': refused('seesCards', /We can’t show the balance right now/),
  'getMe: it does not tell whether the email is confirmed': unseen('seesProfile', 'Absent counts as not confirmed.', {
    says: /Your email isn’t verified/,
  }),
}
