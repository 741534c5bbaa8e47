import { notMet, refused, told } from './row'
import type { Rows } from './row'

const oneRider = 'One visit has one rider.'
const theAnswer = 'The answer itself tells it.'
const onlyOnce = 'The portal sends it once.'

export const actRows: Rows = {
  'openCase: a second case about one order': told('reportsProblem', { why: 'One report is one case.' }),
  'openCase: it is not in the list': notMet('reportsProblem', 'The case is shown by its answer.'),
  'openCase: what belongs to another rider is open': notMet('reportsProblem', oneRider),
  'readCase: the answer stays unread': told('readsAnswer', { why: theAnswer }),
  'readCase: it closes an open case': notMet('readsAnswer', 'Only an answer is read.'),
  'quoteUnpaidOrder: a line is lost': refused('paysUnpaidOrder', /We couldn’t load today’s price for this order/),
  'quoteUnpaidOrder: its payment is a second order': told('paysUnpaidOrder'),
  'quoteUnpaidOrder: it is paid twice': notMet('paysUnpaidOrder', onlyOnce),
  'cancelOrder: the order is still unpaid': told('cancelsOrder'),
  'cancelOrder: a paid order is cancelled': notMet('cancelsOrder', 'A paid order has no such button.'),
  'movePass: the pass stays where it was': notMet('movesPass', theAnswer),
  'movePass: the phone does not list it': told('movesPass'),
  'movePass: any phone is good': notMet('movesPass', 'Only active phones are offered.'),
  'movePass: a pass in use is moved': notMet('movesPass', 'A pass in use has no such button.'),
  'removeDevice: tickets are lost unasked': told('removesFullPhone'),
  'removeDevice: a ticket that could return is lost': told('removesFullPhone'),
  'acceptInvite: an invitation works twice': notMet('acceptsInvite', 'An invitation that was used is forgotten.'),
  'acceptInvite: the email is not confirmed': notMet('acceptsInvite', theAnswer),
  'acceptInvite: a refusal uses the invitation up': notMet('acceptsInvite', 'The form keeps its rules.'),
  'searchProductsForCard: the card does not count': told('findsForCard', {
    says: /Next, choose: Rider/,
    why: 'The portal asks for what no card tells.',
  }),
  'searchProductsForCard: the filters offer other rider types': told('findsForCard'),
  'searchProductsForCard: the card of another rider counts': notMet('findsForCard', oneRider),
  'searchProductsForCard: digital products beside physical ones': notMet('findsForCard', oneRider),
  'listCardActivity: who links a card is told of the rider before': notMet('linksCard', oneRider),
  'linkFareMedium: the card keeps the name of the rider before': notMet('linksCard', oneRider),
  'payOutWallet: the password is judged before the key': notMet('paysOut', onlyOnce),
  'listOrders: page 0 is read as the first page': notMet('seesOrders', 'The first page is 1.'),
  'CORS: an asterisk stands for every origin': told('seesWallet', { why: 'The portal sends no cookies.' }),
  'CORS: answers do not vary by their origin': told('seesWallet', { why: 'What caches do, a page does not see.' }),
  'getMe: a browser may keep it': told('seesProfile', { why: 'What a browser keeps, a page does not see.' }),
  'getForm: a form is missing': refused('entersBankAccount', /We couldn’t load the bank account form/),
}
