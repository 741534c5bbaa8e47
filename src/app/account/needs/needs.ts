import { hasFailed, isRunning, stoppedAs } from '../../../shared/ui/states/runningState'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { RiderCase } from '../../../api/contract/paying/cases'
import type { Order } from '../../../api/contract/buying/orders'
import type { Pass } from '../../../api/contract/cards/passes'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import type { User } from '../../../api/contract/identity/user'
import { daysToPay, standingOfOrder } from '../../../features/buying/orders'
import {
  cardNeeds,
  isSevere as isSevereOfCard,
  isUsable,
  movableFunds,
  passStatus,
  placeOfNeed,
} from '../../../features/cards/fareMedia/onDemand'
import type { CardNeed } from '../../../features/cards/fareMedia/onDemand'
import type { Loss, lossesOf } from '../../../features/cards/management/onDemand'
import type { OperatorSettings } from '../../../features/identity/settings'
import { healthOf, isNeeded, methodAnchor } from '../../../features/paying/payment/onDemand'
import type { MethodHealth } from '../../../features/paying/payment/onDemand'
import { dayOf } from '../../../shared/locales/dates'
import { paths } from '../../../shared/paths'
import { plusDays } from '../../../shared/schedule'

/** A need asks for an act of the rider (ACC-21). */
export type Need =
  | { of: 'card'; card: FareMedium; need: CardNeed }
  | { of: 'lost'; card: FareMedium; as: Loss['as'] }
  | { of: 'wallet'; state: 'failed' | 'paused' }
  | { of: 'method'; method: PaymentMethod; health: MethodHealth; refused?: Refused }
  | { of: 'order'; order: Order; standing: 'unpaid' | 'requiresAction' }
  | { of: 'pass'; pass: Pass; day: string }
  | { of: 'case'; case: RiderCase }
  | { of: 'email'; email: string }

/** The charge that a payment method refused: for a card, or for the wallet. */
export interface Refused {
  amount: number
  card: FareMedium | undefined
}

type Run = Pick<Autoload, 'state'> & Partial<Pick<Autoload, 'payment_method_id' | 'last_run'>>

/** A part that is undefined was not read, or could not be. */
export interface NeedSources {
  cards: readonly FareMedium[] | undefined
  /** What this browser knows of lost cards. */
  losses?: ReturnType<typeof lossesOf>
  wallet: { autoload?: Run | null } | undefined
  methods: readonly PaymentMethod[] | undefined
  orders: readonly Order[] | undefined
  unattached: readonly Pass[] | undefined
  cases: readonly RiderCase[] | undefined
  user: Pick<User, 'email' | 'email_confirmed'> | undefined
}

type Settings = Pick<OperatorSettings, 'operator' | 'fareCards'>
type Rule = (sources: NeedSources, settings: Settings, now: number) => Need[]

const day = 24 * 60 * 60_000
/** Days before its end from which a pass on no card needs an act. */
export const daysBeforeEnd = 30

/** The rules stand in the order of the list. Each reads one part, and fails with that part alone. */
export const needRules = {
  cards: ({ cards = [], losses = [] }, settings, now) =>
    cards.flatMap((card) => {
      const loss = losses.find((one) => one.card === card.faremedia_id)
      return cardNeeds(card, settings, now).flatMap((need): Need[] => {
        if (need.kind !== 'blocked' || !loss?.reported) return [{ of: 'card', card, need }]
        return loss.isReplaced && isSettled(card) ? [] : [{ of: 'lost', card, as: loss.reported.as }]
      })
    }),

  wallet({ wallet }) {
    const state = stoppedAs(wallet?.autoload)
    return state ? [{ of: 'wallet', state }] : []
  },

  methods: ({ methods = [], ...charged }, _, now) =>
    methods.flatMap((method) => {
      const health = isNeeded(method) ? healthOf(method, now) : undefined
      return health ? [{ of: 'method', method, health, ...refusedBy(method, charged) }] : []
    }),

  orders: ({ orders = [] }, _, now) =>
    orders.flatMap((order) => {
      const standing = standingOfOrder(order)
      const isNew = Date.parse(order.date) > now - daysToPay * day
      return isNew && (standing === 'unpaid' || standing === 'requiresAction') ? [{ of: 'order', order, standing }] : []
    }),

  unattached({ unattached = [] }, { operator: { timeZone } }, now) {
    const today = dayOf(now, timeZone)
    const last = plusDays(today, daysBeforeEnd)
    return unattached.flatMap((pass) => {
      const end = pass.expiration_date?.slice(0, 10) ?? ''
      return isUsable(pass) && end >= today && end <= last ? [{ of: 'pass', pass, day: end }] : []
    })
  },

  cases: ({ cases = [] }) => cases.flatMap((one) => (one.is_unread ? [{ of: 'case', case: one }] : [])),

  user: ({ user }) => (user && user.email_confirmed !== true ? [{ of: 'email', email: user.email }] : []),
} satisfies Record<Exclude<keyof NeedSources, 'losses'>, Rule>

/** Nothing can leave the card or charges it any more, as far as its own answer tells. What was not read may still do so. */
const isSettled = (card: FareMedium): boolean =>
  !!card.balances &&
  card.passesDropped === 0 &&
  movableFunds(card) === 0 &&
  !isRunning(card.autoload) &&
  !card.passes.some(
    (pass) => passStatus(pass) === 'available' || (!!pass.renewal_state && isRunning({ state: pass.renewal_state })),
  )

/** Finds the charge among the autoloads that were read. */
function refusedBy({ id, failed_at }: PaymentMethod, { cards = [], wallet }: Omit<NeedSources, 'methods'>) {
  const charged = [...cards.map((card) => ({ card, autoload: card.autoload })), { autoload: wallet?.autoload }]
  const [refused] = charged.flatMap(({ autoload, ...of }): Refused[] => {
    const run = autoload?.payment_method_id === id ? autoload.last_run : undefined
    const isIt = run && hasFailed(run) && run.date.slice(0, 10) === failed_at?.slice(0, 10)
    return isIt ? [{ amount: run.amount, card: 'card' in of ? of.card : undefined }] : []
  })
  return refused && { refused }
}

/** Returns what needs an act: first what has stopped or failed. */
export function needsOf(sources: NeedSources, settings: Settings, now: number): Need[] {
  const found = Object.values<Rule>(needRules).flatMap((rule) => rule(sources, settings, now))
  return found.sort((one, other) => Number(isSevere(other)) - Number(isSevere(one)))
}

/**
 * Tells whether something has stopped or failed. A pause was the rider's own choice, and the other needs are still to
 * come.
 */
export function isSevere(need: Need): boolean {
  if (need.of === 'card') return isSevereOfCard(need.need.kind)
  if (need.of === 'wallet') return need.state === 'failed'
  if (need.of === 'method') return need.health !== 'expiresSoon'
  return need.of === 'order' || need.of === 'lost'
}

/** Returns the page where a need is mended; undefined for the email, because a press sends its message. */
export function placeOf(need: Need): string | undefined {
  switch (need.of) {
    case 'card':
      return placeOfNeed(need.need, need.card.faremedia_id)
    case 'lost':
      return paths.lostCard(need.card.faremedia_id)
    case 'wallet':
      return paths.accountWalletAutoload
    case 'method':
      return `${paths.accountPaymentMethods}#${encodeURIComponent(methodAnchor(need.method))}`
    case 'order':
      return paths.accountOrder(need.order.order_id)
    case 'pass':
      return paths.accountUnattached
    case 'case':
      return paths.accountCase(need.case.case_number)
    case 'email':
      return undefined
  }
}

export function keyOfNeed(need: Need): string {
  switch (need.of) {
    case 'card':
      return `${need.card.faremedia_id} ${need.need.kind} ${'pass' in need.need ? need.need.pass.pass_id : ''}`
    case 'lost':
      return `${need.card.faremedia_id} lost`
    case 'method':
      return need.method.id
    case 'order':
      return need.order.order_id
    case 'pass':
      return need.pass.pass_id
    case 'case':
      return need.case.case_number
    default:
      return need.of
  }
}
