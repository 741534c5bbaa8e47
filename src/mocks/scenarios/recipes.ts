import { autoloadRecord, buildAutoloadCards, buildAutoloads } from '../state/cards/autoloads'
import { buildOtherCards, buildTappedCards, lostFunds } from '../state/cards/fareCards'
import { buildLostPasses } from '../state/cards/passes'
import { buildEveryPass, buildLoosePasses } from '../state/cards/everyPass'
import { buildRenewals, buildRenewingPasses } from '../state/cards/renewals'
import type { FareMediumRecord } from '../state/cards/fareCards'
import { buildCases } from '../state/paying/cases'
import { people } from '../state/identity/users'
import type { UserRecord } from '../state/identity/users'
import type { BackendState } from '../state'
import { addOrdersToSettle } from './orderHistory'
import { fullCart, oneRide, passForCard, renewingPass, staleCart, twoFares } from './carts'

export interface Recipe {
  signedIn?: UserRecord
  /** The user whose password was accepted and whose second factor is due. */
  halfSignedIn?: UserRecord
  /** The number of orders of rider@example.com. */
  orders?: number
  /** The number of that rider's passes that are used up. */
  pastPasses?: number
  /** The number of activities of each of that rider's cards. */
  activities?: number
  /** Adds two more orders with everything that a receipt can show. */
  fullReceipts?: boolean
  guestCard?: string
  /** Cards in addition to those that every scenario has. */
  moreCards?: (owner: string) => FareMediumRecord[]
  /** The id of the card that the rider chose to buy for. */
  chosenCard?: string
  cart?: (state: BackendState) => unknown[]
  change?: (state: BackendState) => void
}

const declineSavedCard = ({ paymentMethods }: BackendState) => {
  for (const method of paymentMethods) if (method.id === 'pay-visa') method.declines = true
}

const loseFirstAnswer = ({ faults }: BackendState) =>
  void faults.push({ call: 'placeOrder', kind: 'lostAnswer', times: 1 })

const loseCard = (state: BackendState) => {
  const { renewals } = state
  renewals.push(...buildRenewals(people.rider.uuid, 'card-plastic').slice(0, 1))
  for (const renewal of renewals) renewal.pass_id = 'pass-lost-1'
  state.autoloads.push(
    autoloadRecord({
      card: 'card-plastic',
      plan: { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' },
    }),
  )
  fillCard(state, 'card:card-plastic')
}

/** Puts on the plastic card what its owner would lose with it. */
function fillCard(state: BackendState, place: string): void {
  for (const card of state.fareMedia) if (card.faremedia_id === 'card-plastic') card.opening = lostFunds
  state.passes = [...state.passes.filter(({ opening }) => opening !== 'card:card-plastic'), ...buildLostPasses(place)]
}

/** Passes of each status and place, and three that are on no card: one of them is for another rider type. */
const gatherPasses = ({ passes }: BackendState) =>
  void passes.push(...buildEveryPass(), ...buildLoosePasses(people.rider.uuid))

/** Lets passes of the card on the phone renew, and adds one that does not. The Visa that paid for one has expired. */
const letPassesRenew = (state: BackendState) => {
  state.passes.push(...buildRenewingPasses('card-phone'))
  state.renewals = buildRenewals(people.rider.uuid, 'card-phone')
  const old = { nickname: 'Old Visa', brand: 'Visa', last4: '4444', expiry: '01/25' }
  state.paymentMethods.push({ id: 'pay-old-visa', owner: people.rider.uuid, type: 'card', ...old, is_default: false })
}

/** The autoloads of the cards and of the wallet; the card that paid for one of them has expired. */
const addAutoloads = (state: BackendState) => {
  state.autoloads = buildAutoloads()
  const old = { nickname: 'Old Visa', brand: 'Visa', last4: '4444', expiry: '01/25' }
  state.paymentMethods.push({ id: 'pay-old', owner: people.rider.uuid, type: 'card', ...old, is_default: false })
}

/** The day on which the bank cards were tapped (scenario `tappedBankCard`). */
const tapDay = '2026-11-18'

const tapBankCards = (state: BackendState) => {
  const tap = (faremedia_id: string, last4: string, amount = 275) =>
    state.bankCardTaps.push({ faremedia_id, last4, expiry: '12/30', date: tapDay, amount })
  tap('card-tapped', '4242')
  tap('card-tapped', '4242', 350)
  tap('card-alike-1', '9999')
  tap('card-alike-2', '9999')
  tap('card-bank', '1111')
}

/** The active phone stores a pass of each status that it can store. */
const fillDevice = (state: BackendState) => {
  fillCard(state, 'device:device-phone:card-plastic')
  for (const pass of state.passes) if (pass.pass_id === 'pass-lost-3') pass.opening = 'card:card-plastic'
}

/** The wallet is full, its autoload and that of a card are active, and a pass renews. */
const prepareClosing = (state: BackendState) => {
  letPassesRenew(state)
  state.autoloads = buildAutoloads().slice(0, 2)
}

/** A method for each way in which one can need an act, and one in use. */
const wearMethods = ({ paymentMethods, autoloads, renewals, passes }: BackendState) => {
  const visa = paymentMethods.find(({ id }) => id === 'pay-visa')
  const bank = paymentMethods.find(({ id }) => id === 'pay-bank')
  if (!visa || !bank) return
  visa.expiry = '12/26'
  bank.failed_at = '2026-11-20T13:05:00Z'
  paymentMethods.splice(1, 0, {
    ...visa,
    id: 'pay-old',
    brand: 'Mastercard',
    last4: '4444',
    nickname: null,
    expiry: '08/26',
    is_default: false,
  })
  autoloads.push(
    autoloadRecord({
      card: 'card-plastic',
      plan: { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' },
    }),
  )
  passes.push(...buildRenewingPasses('card-phone'))
  renewals.push(
    ...buildRenewals(people.rider.uuid, 'card-phone').filter(
      ({ payment_method_id }) => payment_method_id === 'pay-visa',
    ),
  )
}

export const recipes = {
  visitor: {},
  riderSignedIn: { signedIn: people.rider },
  riderWithTwoCards: { signedIn: people.rider },
  riderWithBlockedCard: { signedIn: people.blockedRider },
  newRider: { signedIn: people.newRider },
  unverified: { signedIn: people.newRider, cart: oneRide },
  mfaEnrolled: { halfSignedIn: people.mfaRider },
  mfaToEnrol: { halfSignedIn: people.setupRider },
  mfaRequired: { halfSignedIn: people.requiredRider },
  invited: {},
  riderWithSecondFactor: { signedIn: people.mfaRider },
  onlyGoogle: { signedIn: people.socialRider },
  securityQuestion: { change: (state) => void (state.asksSecurityQuestion = true) },
  riderWithEveryCard: { signedIn: people.rider, moreCards: buildOtherCards },
  riderBuyingForCard: {
    signedIn: people.rider,
    moreCards: buildOtherCards,
    chosenCard: 'card-plastic',
    cart: passForCard,
  },
  lostCard: { signedIn: people.rider, change: loseCard },
  riderWithEveryPass: { signedIn: people.rider, change: gatherPasses },
  riderWithRenewals: { signedIn: people.rider, change: letPassesRenew },
  riderWithAutoload: { signedIn: people.rider, moreCards: buildAutoloadCards, change: addAutoloads },
  walletLocked: {
    signedIn: people.rider,
    change: ({ lockedWallets }) => void lockedWallets.push(people.rider.uuid),
  },
  newRiderWithoutCards: { signedIn: people.cardlessRider },
  tappedBankCard: { signedIn: people.rider, moreCards: buildTappedCards, change: tapBankCards },
  guestWithCard: { guestCard: 'card-guest' },
  riderWithFullCart: { signedIn: people.rider, cart: fullCart },
  riderWithStaleCart: { signedIn: people.rider, cart: staleCart },
  riderWithFullReceipts: { signedIn: people.rider, fullReceipts: true, activities: 44 },
  problemsReported: {
    signedIn: people.rider,
    change: (state) => void state.cases.push(...buildCases(people.rider.uuid)),
  },
  ordersToSettle: {
    signedIn: people.rider,
    change: (state) => addOrdersToSettle(state, people.rider.uuid, people.rider.email),
  },
  pagedHistory: { signedIn: people.rider, orders: 60, pastPasses: 60, activities: 60 },
  longHistory: { signedIn: people.rider, orders: 1_000, pastPasses: 300, activities: 1_000 },
  declinedCard: { signedIn: people.rider, cart: oneRide, change: declineSavedCard },
  priceChanged: { signedIn: people.rider, cart: twoFares, change: (state) => void (state.surprise = 'priceChanged') },
  soldOut: { signedIn: people.rider, cart: twoFares, change: (state) => void (state.surprise = 'soldOut') },
  lostAnswer: { signedIn: people.rider, cart: oneRide, change: loseFirstAnswer },
  taxed: { signedIn: people.rider, cart: oneRide, change: ({ orgConfig }) => void (orgConfig.tax_percent = '15') },
  deviceWithTickets: { signedIn: people.rider, change: fillDevice },
  methodsToMend: { signedIn: people.rider, change: wearMethods },
  accountToClose: { signedIn: people.rider, change: prepareClosing },
  closedElsewhere: {
    signedIn: people.rider,
    change: ({ closedAccounts }) => void (closedAccounts[people.rider.uuid] = 'deactivated'),
  },
  subscriptionInCart: { signedIn: people.rider, cart: renewingPass },
} satisfies Record<string, Recipe>

export type ScenarioName = keyof typeof recipes

export const scenarioNames = Object.keys(recipes) as ScenarioName[]

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(recipes, name)
