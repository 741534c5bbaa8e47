import type { CartLine } from '../../../features/buying/cart/state/cartLine'
import type { OperatorSettings } from '../../../features/identity/settings'
import type { PortalMock } from '../../../mocks/portalMock'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { ApiError } from '../../../api/errors'
import type { Remote } from '../../../shared/remote/remote'
import type { AppStore, RootState } from '../../../shared/store'
import { errorText } from '../../../shared/ui/page/errorText'
import type { TestPortal } from '../../portal'
import type { Becomes } from './consequences'

/** The people in front of the portal, each with their scenario. A guest buys without account and without card. */
export const people = {
  visitor: 'visitor',
  rider: 'riderSignedIn',
  enrolledRider: 'riderWithSecondFactor',
  unconfirmedRider: 'newRider',
  autoloadRider: 'riderWithAutoload',
  tappingRider: 'tappedBankCard',
  renewingRider: 'riderWithRenewals',
  settlingRider: 'ordersToSettle',
  reportingRider: 'problemsReported',
  guest: 'visitor',
  guestWithCard: 'guestWithCard',
} satisfies Record<string, ScenarioName>

/** A running portal, and the backend behind it. */
export interface Scene extends TestPortal {
  backend: PortalMock
  dispatch: AppStore['dispatch']
}

/** A call: the person and the event that make it, and its result when it fails. */
export interface FaultRow {
  who: keyof typeof people
  /** One ride, unless the test needs another cart. */
  cart?: CartLine[]
  settings?: (settings: OperatorSettings) => void
  /** Brings the portal to the state before the call, without faults. */
  before?: (scene: Scene) => void | Promise<unknown>
  /** The event that makes the call: an action of a person, or of a page that opens. */
  event: (scene: Scene) => unknown
  /** Returns what the place that made the call shows; `waiting` until the result is known. */
  shows: (state: RootState) => string
  /** What it shows without a fault. */
  wanted: string
  fails: Becomes
}

/** Short forms of the messages for failures. */
const sentences: Record<string, string> = {
  'shared:error.generic': 'something went wrong',
  'shared:error.network.text': 'no connection',
  'shared:error.timeout': 'takes too long',
  'shared:error.unavailable.text': 'not available now',
  'shared:error.unauthorized': 'unauthorized',
  'shared:error.tooMany': 'too many attempts',
  'shared:serverSays': 'in the backend’s words',
  'session:signIn.wrong': 'email or password wrong',
  'session:captcha.failed': 'captcha failed',
  'registration:reset.failed': 'some error occurred',
}

export const inShort = ({ key }: TextRef): string => sentences[key] ?? key

export const whyFailed = (error: ApiError): string => inShort(errorText(error))

/** Returns what the place of a loaded part shows. */
export const shownOf = (remote: Remote<unknown>): string => {
  if (remote.status === 'failed') return whyFailed(remote.error)
  return remote.status === 'loading' ? 'waiting' : remote.status
}

interface Attempt {
  status: string
  fault?: { errors?: TextRef[] }
}

/** Returns what shows beside a submitted form. */
export const shownBy = ({ status, fault }: Attempt): string => {
  if (status === 'failed') return fault?.errors?.map(inShort).join() ?? 'as before'
  return status === 'sending' ? 'waiting' : status
}
