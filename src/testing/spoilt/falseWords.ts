import { generalFunds, methodBalance } from '../../mocks/ledger/funds'
import { isMoney } from '../../mocks/ledger/post'
import type { BackendState } from '../../mocks/state'
import type { EntryKind } from '../../mocks/state/ledger'

/** The backend before a visit and after it: what has really happened. */
export interface Truth {
  before: BackendState
  after: BackendState
}

interface Claim {
  says: RegExp
  isTrue: (truth: Truth, ...told: string[]) => boolean
}

const cents = (told: string | undefined) => Math.round(Number((told ?? '').replaceAll(',', '')) * 100)
const sum = String.raw`\$([\d,.]*\d)`

/** The amounts that entries of a kind have moved; one for each entry. */
const moved = ({ before, after }: Truth, kind: EntryKind): number[] =>
  after.ledger
    .slice(before.ledger.length)
    .filter((entry) => entry.kind === kind && entry.state !== 'failed')
    .map(({ lines }) => lines.filter(isMoney).reduce((most, { amount }) => Math.max(most, amount), 0))

const hasMovedNothing = (truth: Truth) =>
  (['order', 'load', 'transfer', 'payout'] as const).every((kind) => moved(truth, kind).length === 0)

const newOrders = ({ before, after }: Truth) => after.orders.slice(before.orders.length)
const waitingOrders = ({ before }: Truth) => before.orders.filter(({ status }) => status === 'unpaid')
const funds = ({ after }: Truth) => after.fareMedia.map(({ faremedia_id }) => generalFunds(after, faremedia_id))
const walletOf = ({ after }: Truth) => after.paymentMethods.map((method) => methodBalance(after, method))

/** Words that must have been true whenever they were on the screen. */
const always: Claim[] = [
  { says: /No money was (?:taken|moved|transferred)/, isTrue: hasMovedNothing },
  { says: /Thank you, your order is (?:placed|paid)/, isTrue: (truth) => moved(truth, 'order').length === 1 },
  { says: /The money is in your wallet/, isTrue: (truth) => moved(truth, 'load').length === 1 },
  { says: /Money moved/, isTrue: (truth) => moved(truth, 'transfer').length === 1 },
  {
    says: new RegExp(`Order (SP-\\d+) is paid, ${sum}`),
    isTrue: ({ after }, number, total) =>
      after.orders.find(({ order_number }) => order_number === number)?.total === cents(total),
  },
  {
    says: new RegExp(`Pay ${sum}`),
    // A quote that was paid is an order. An order that waits for its payment shows what it was to cost.
    isTrue: (truth, total) =>
      [...Object.values(truth.after.quotes), ...newOrders(truth), ...waitingOrders(truth)].some(
        (quoted) => quoted.total === cents(total),
      ),
  },
  {
    says: new RegExp(`(?:We sent ${sum} to|${sum} from your wallet is on its way)`),
    isTrue: (truth, sent, left) => moved(truth, 'payout').includes(cents(sent ?? left)),
  },
]

/** Words that must be true in the end: until then something may be read again. */
const inTheEnd: Claim[] = [
  {
    says: new RegExp(`Thank you, your order is placed.*Amount paid${sum}`),
    isTrue: (truth, paid) => newOrders(truth).some(({ total }) => total === cents(paid)),
  },
  {
    says: new RegExp(`The money is in your wallet.*?Amount${sum}`),
    isTrue: (truth, amount) => moved(truth, 'load').includes(cents(amount)),
  },
  {
    says: new RegExp(`The money is in your wallet.*Balance now${sum}`),
    isTrue: (truth, balance) => walletOf(truth).includes(cents(balance)),
  },
  {
    says: new RegExp(`Money moved.*?Amount${sum}`),
    isTrue: (truth, amount) => moved(truth, 'transfer').includes(cents(amount)),
  },
  {
    says: new RegExp(`Money moved.*?General funds after: ${sum}.*?General funds after: ${sum}`),
    isTrue: (truth, from, to) => funds(truth).includes(cents(from)) && funds(truth).includes(cents(to)),
  },
  {
    says: /Your account is deleted/,
    isTrue: ({ after }) => after.users.some(({ email }) => email.endsWith('@deleted.invalid')),
  },
]

/** Returns the words on the screen that are not true, of everything that it has shown; the last text is the end. */
export function falseWords(truth: Truth, shown: string[]): string[] {
  const wrong = (claims: Claim[], texts: string[]) =>
    texts.flatMap((text) =>
      claims.flatMap(({ says, isTrue }) => {
        const [words, ...told] = says.exec(text) ?? []
        return words !== undefined && !isTrue(truth, ...told) ? [words] : []
      }),
    )
  return [...new Set([...wrong(always, shown), ...wrong(inTheEnd, shown.slice(-1))])]
}
