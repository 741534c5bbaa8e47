import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import { openLedger } from '../ledger/opening'
import { codeAtSignIn } from '../rules/identity/sentCodes'
import { userAnswer } from '../rules/riders/userAnswer'
import { seedOf } from '../state'
import type { BackendState } from '../state'
import { people } from '../state/identity/users'
import type { UserRecord } from '../state/identity/users'
import { historyBegins, pastOfCards } from './cardHistory'
import { addFullReceipts, addGuestOrder, addOrders } from './orderHistory'
import { addPastPasses } from './passHistory'
import { pastOrders } from './pastOrders'
import { keptAs } from './keptValues'
import type { KeptValues } from './keptValues'
import { recipes } from './recipes'
import type { Recipe, ScenarioName } from './recipes'

/** A person in a situation: the backend's state, and what the portal has stored in the browser. */
export interface Scenario {
  state: BackendState
  browserStorage: KeptValues
}

/** What the portal stores while it offers the second factor. Only the backend limits the temporary session. */
const offeredSecondFactor = (user: UserRecord) => ({
  step: 'offer' as const,
  isEnrolled: false,
  isRequired: user.mfa_required,
  code: null,
  resendAt: 0,
  endsAt: Date.UTC(2100, 0, 1),
})

/** Opens a rider's session in the backend. Returns what the portal stores of it. */
export function openSession(state: BackendState, user: UserRecord): KeptValues {
  const token = `session-of-${user.uuid}`
  state.sessions[token] = { kind: 'rider', user: user.uuid, began: null, code: null }
  return { ...keptAs(sessionKeys.authToken, token), ...keptAs(sessionKeys.user, userAnswer(state, user)) }
}

/** Builds a scenario. The same name gives the same content every time. */
export const buildScenario = (name: ScenarioName): Scenario => buildFrom(name, recipes[name])

export function buildFrom(name: string, recipe: Recipe): Scenario {
  const { activities = 40 } = recipe
  const state = seedOf(name)
  addGuestOrder(state)
  addOrders(state, people.rider, { count: recipe.orders ?? 3, since: historyBegins(activities) })
  addPastPasses(state, people.rider.uuid, recipe.pastPasses ?? 5)
  if (recipe.fullReceipts) addFullReceipts(state, people.rider.uuid, people.rider.email)
  recipe.change?.(state)
  const kept: KeptValues[] = []
  if (recipe.signedIn) {
    kept.push(openSession(state, recipe.signedIn))
  }
  if (recipe.halfSignedIn) {
    const token = `temporary-of-${recipe.halfSignedIn.uuid}`
    const code = codeAtSignIn(recipe.halfSignedIn, null)
    state.sessions[token] = { kind: 'temporary', user: recipe.halfSignedIn.uuid, began: null, code }
    kept.push(keptAs(sessionKeys.tempAuthToken, token))
    if (recipe.halfSignedIn.mfa_enrollment_status === '0')
      kept.push(keptAs(sessionKeys.secondFactor, offeredSecondFactor(recipe.halfSignedIn)))
  }
  if (recipe.guestCard) {
    state.cardSessions['card-session'] = { faremedia_id: recipe.guestCard, expires: null }
    kept.push(keptAs(sessionKeys.isGuestUser, 'true'), keptAs(sessionKeys.cardToken, 'card-session'))
    kept.push(keptAs(cardKeys.fareMediaId, recipe.guestCard))
  }
  if (recipe.moreCards) state.fareMedia.push(...recipe.moreCards(people.rider.uuid))
  if (recipe.chosenCard) kept.push(keptAs(cardKeys.fareMediaId, recipe.chosenCard))
  if (recipe.cart) kept.push(keptAs(cartKeys.cart, recipe.cart(state)))
  openLedger(state, [...pastOrders(state), ...pastOfCards(state, people.rider.uuid, activities)])
  return { state, browserStorage: Object.assign({}, ...kept) as KeptValues }
}
