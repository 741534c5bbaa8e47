import { seedOf } from '../state'
import { codeAtSignIn } from '../rules/sentCodes'
import { userAnswer } from '../rules/userAnswer'
import { people } from '../state/users'
import type { UserRecord } from '../state/users'
import type { BackendState } from '../state'
import { addFullReceipts, addGuestOrder, addOrders } from './orderHistory'
import { recipes } from './recipes'
import type { Recipe, ScenarioName } from './recipes'

/** A person in a situation: what the backend knows, and what the portal had kept in the browser. */
export interface Scenario {
  state: BackendState
  /** Entries of the local storage. */
  browserStorage: Record<string, string>
}

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
  const state = seedOf(name)
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
