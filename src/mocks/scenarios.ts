import { codeAtSignIn, userAnswer } from './behaviour/session'
import { buildFilters } from './catalogue/filters'
import { buildProducts } from './catalogue/products'
import { buildOrgConfig, buildPromos, buildShippingMethods } from './operator'
import { addFullReceipts, addGuestOrder, addOrders } from './orderHistory'
import { buildPeople, people } from './people'
import { fullCart, oneRide, passForCard, renewingPass, staleCart, twoFares } from './scenarioCarts'
import { buildOtherCards } from './fareCards'
import type { FareMediumRecord } from './cardRecords'
import type { BackendState, UserRecord } from './state'
import { stateVersion } from './state'

/** A person in a situation: what the backend knows, and what the portal had kept in the browser. */
export interface Scenario {
  state: BackendState
  /** Entries of the local storage. */
  browserStorage: Record<string, string>
}

interface Recipe {
  signedIn?: UserRecord
  /** Password accepted, second factor due. */
  halfSignedIn?: UserRecord
  /** Orders of rider@example.com. */
  orders?: number
  /** And two more with everything that a receipt can tell. */
  fullReceipts?: boolean
  guestCard?: string
  /** Besides what everybody has. */
  moreCards?: (owner: string) => FareMediumRecord[]
  /** Of the card that was chosen to buy for. */
  chosenCard?: string
  cart?: (state: BackendState) => unknown[]
  /** What is different from everywhere else. */
  change?: (state: BackendState) => void
}

const declineSavedCard = ({ paymentMethods }: BackendState) => {
  for (const method of paymentMethods) if (method.id === 'pay-visa') method.declines = true
}

const loseFirstAnswer = ({ faults }: BackendState) =>
  void faults.push({ call: 'placeOrder', kind: 'lostAnswer', times: 1 })

const recipes = {
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
  securityQuestion: { change: (state) => void (state.asksSecurityQuestion = true) },
  riderWithEveryCard: { signedIn: people.rider, moreCards: buildOtherCards },
  riderBuyingForCard: {
    signedIn: people.rider,
    moreCards: buildOtherCards,
    chosenCard: 'card-plastic',
    cart: passForCard,
  },
  guestWithCard: { guestCard: 'card-guest' },
  riderWithFullCart: { signedIn: people.rider, cart: fullCart },
  riderWithStaleCart: { signedIn: people.rider, cart: staleCart },
  riderWithFullReceipts: { signedIn: people.rider, fullReceipts: true },
  longHistory: { signedIn: people.rider, orders: 1_000 },
  declinedCard: { signedIn: people.rider, cart: oneRide, change: declineSavedCard },
  priceChanged: { signedIn: people.rider, cart: twoFares, change: (state) => void (state.surprise = 'priceChanged') },
  soldOut: { signedIn: people.rider, cart: twoFares, change: (state) => void (state.surprise = 'soldOut') },
  lostAnswer: { signedIn: people.rider, cart: oneRide, change: loseFirstAnswer },
  taxed: { signedIn: people.rider, cart: oneRide, change: ({ orgConfig }) => void (orgConfig.tax_percent = '15') },
  subscriptionInCart: { signedIn: people.rider, cart: renewingPass },
} satisfies Record<string, Recipe>

export type ScenarioName = keyof typeof recipes

export const scenarioNames = Object.keys(recipes) as ScenarioName[]
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(recipes, name)

/** Copied, for texts and filters stand once in the catalogue and each state must be its own. */
const emptyState = (scenario: string): BackendState =>
  structuredClone({
    version: stateVersion,
    scenario,
    ...buildPeople(),
    sessions: {},
    cardSessions: {},
    cardTries: {},
    products: buildProducts(),
    filters: buildFilters(),
    orders: [],
    quotes: {},
    attempts: {},
    mailedReceipts: [],
    promos: buildPromos(),
    shippingMethods: buildShippingMethods(),
    orgConfig: buildOrgConfig(),
    counters: { token: 0, quote: 0, order: 100_000, paymentMethod: 0, payPal: 0, user: 0 },
    faults: [],
    delays: {},
    surprise: null,
    asksSecurityQuestion: false,
    hasLongWords: false,
    clock: null,
    calls: [],
  })

/** What the portal remembers while it offers the second factor; the backend, not this, ends the temporary session. */
const offeredSecondFactor = (user: UserRecord) => ({
  step: 'offer',
  isEnrolled: false,
  isRequired: userAnswer(user).mfa_config?.required === true,
  code: null,
  resendAt: 0,
  endsAt: Date.UTC(2100, 0, 1),
})

/** Builds a scenario anew; the same name gives the same content every time. */
export function buildScenario(name: ScenarioName): Scenario {
  const recipe: Recipe = recipes[name]
  const state = emptyState(name)
  addGuestOrder(state)
  addOrders(state, people.rider.uuid, people.rider.email, recipe.orders ?? 3)
  if (recipe.fullReceipts) addFullReceipts(state, people.rider.uuid, people.rider.email)
  recipe.change?.(state)
  const browserStorage: Record<string, string> = {}
  if (recipe.signedIn) {
    const token = `session-of-${recipe.signedIn.uuid}`
    state.sessions[token] = { kind: 'rider', user: recipe.signedIn.uuid, began: null, code: null }
    browserStorage.auth_token = token
    browserStorage.cwp_user = JSON.stringify(userAnswer(recipe.signedIn))
  }
  if (recipe.halfSignedIn) {
    const token = `temporary-of-${recipe.halfSignedIn.uuid}`
    const code = codeAtSignIn(recipe.halfSignedIn, null)
    state.sessions[token] = { kind: 'temporary', user: recipe.halfSignedIn.uuid, began: null, code }
    browserStorage.tempAuthToken = token
    if (recipe.halfSignedIn.mfa_enrollment_status === '0')
      browserStorage.secondFactor = JSON.stringify(offeredSecondFactor(recipe.halfSignedIn))
  }
  if (recipe.guestCard) {
    state.cardSessions['card-session'] = { faremedia_id: recipe.guestCard, expires: null }
    Object.assign(browserStorage, {
      isGuestUser: 'true',
      card_token: 'card-session',
      faremedia_id: recipe.guestCard,
    })
  }
  if (recipe.moreCards) state.fareMedia.push(...recipe.moreCards(people.rider.uuid))
  if (recipe.chosenCard) browserStorage.faremedia_id = recipe.chosenCard
  if (recipe.cart) browserStorage.cart = JSON.stringify(recipe.cart(state))
  return { state, browserStorage }
}
