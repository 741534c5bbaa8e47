import { notMet, refused, told, unseen } from './row'
import type { FlowName, Row, Rows } from './row'

const histories: [call: string, flow: FlowName][] = [
  ['listOrders', 'seesOrders'],
  ['listTransactions', 'seesTransactions'],
  ['listPurchases', 'seesPurchases'],
  ['listPasses', 'seesPasses'],
  ['listCardActivity', 'seesActivity'],
]
const onlySource = 'The list is the only source: what is missing in it, or what it counts, nothing else tells.'
const asSent = 'Lists show what the backend sends, in its order.'

const historyRows = histories.flatMap(([call, flow]): [string, Row][] => [
  [`${call}: an entry is left out of a page`, unseen(flow, onlySource)],
  [`${call}: an entry is there twice`, told(flow, { why: 'An entry of a page is shown once.' })],
])

export const listRows: Rows = {
  ...Object.fromEntries(historyRows),
  'listOrders: `total` is off by one': unseen('seesOrders', onlySource, { says: /61 orders/ }),
  'listPasses: the last page comes again and again': unseen('seesLastPasses', asSent),
  'listOrders: the oldest comes first': unseen('seesOrders', asSent),
  'listCardActivity: the order is that of a page alone': unseen('seesActivity', asSent),
  'listTransactions: `sum` is that of the page': unseen('seesTransactions', onlySource),
  'listTransactions: the type is ignored': unseen('filtersTransactions', asSent),
  'listTransactions: the card is ignored': unseen('filtersTransactionsByCard', asSent),
  'listPurchases: the account is ignored': unseen('filtersPurchases', asSent),
  'listPurchases: the closing balance is off by a cent': refused('filtersPurchases', /Something went wrong/),
  'listPasses: a phone is named by its nickname instead of its id': unseen(
    'seesPasses',
    'A history shows the name that came with the pass.',
  ),
  'listPasses: the status is ignored': unseen('filtersPasses', asSent),
  'listOrders: the days are ignored': unseen('filtersOrders', asSent),
  'listCardActivity: the days are ignored': unseen('filtersActivity', asSent),
  'listOrders: page 0 breaks it': notMet('seesOrders', 'The first page is 1.'),
  'listOrders: no token is needed': notMet('seesOrders', 'Only riders have a history.'),
  'getTransaction: it differs from its list': unseen(
    'opensTransaction',
    'It may have changed since the list was read.',
  ),
  'searchProductsAsGuest: a page skips a product': notMet('filtersProducts', 'The portal reads all on one page.'),
  'searchProductsAsGuest: filters are ignored': refused('filtersProducts', /Next, choose: Service/),
  'searchProductsAsGuest: given products are ignored': told('guestSeesPrice', {
    why: 'The cart finds its lines by their ids.',
  }),
  'searchProductsAsGuest: the language is ignored': notMet('filtersProducts', 'The flows are in English.'),
  'getPass: what does not exist breaks it': refused('opensAnotherPass', /Something went wrong/),
  'getPass: what belongs to another rider is open': notMet('opensAnotherPass', 'The portal asks for the rider’s own.'),
  'getOrder: what belongs to another rider is open': notMet(
    'opensAnotherOrder',
    'The portal asks for the rider’s own.',
  ),
  'getOrder: a code that the document does not list': refused(
    'opensAnotherOrder',
    /We couldn’t load your orderRefused/,
  ),
  'getOrder: a code with the status of another': told('opensAnotherOrder'),
  'getOrder: a refusal without a message': told('opensAnotherOrder'),
  'getOrder: a hostile id is shown as HTML': told('opensHostileOrder'),
  'claimOrder: its guest still finds it': notMet('findsOrder', 'One visit finds an order once.'),
  'claimOrder: any code is good': notMet('findsOrder', 'The portal sends the code that it was given.'),
  'sendReceipt: receipts are mailed without end': notMet('sendsReceipts', 'The backend alone counts.'),
}
