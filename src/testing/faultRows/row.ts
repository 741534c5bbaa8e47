import type { CartLine } from '../../features/cart/state/cartLine'
import type { OperatorSettings } from '../../features/settings'
import type { PortalMock } from '../../mocks/portalMock'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import type { TextRef } from '../../shared/notices/noticesSlice'
import type { ApiError } from '../../api/errors'
import type { Remote } from '../../shared/remote/remote'
import type { AppStore, RootState } from '../../shared/store'
import { errorText } from '../../shared/ui/errorText'
import type { TestPortal } from '../portal'
import type { Becomes } from './consequences'

/** Who is in front of the portal, and the scenario that they are in. A guest buys without account and without card. */
export const people = {
  visitor: 'visitor',
  rider: 'riderSignedIn',
  unconfirmedRider: 'newRider',
  guest: 'visitor',
  guestWithCard: 'guestWithCard',
} satisfies Record<string, ScenarioName>

/** A portal in the middle of its work, and the backend behind it. */
export interface Scene extends TestPortal {
  backend: PortalMock
  dispatch: AppStore['dispatch']
}

/** A call: who makes it, by doing what, and what becomes of it when it fails. */
export interface FaultRow {
  who: keyof typeof people
  /** One ride, unless it matters what is bought. */
  cart?: CartLine[]
  settings?: (settings: OperatorSettings) => void
  /** How it comes to the call, all going well. */
  before?: (scene: Scene) => void | Promise<unknown>
  /** The event that leads to the call: something that a person does, or a page on coming to the screen. */
  event: (scene: Scene) => unknown
  /** What the place that made the call shows; `waiting` until it is known. */
  shows: (state: RootState) => string
  /** What it shows when nothing fails. */
  wanted: string
  fails: Becomes
}

/** The sentences that failures are told in, in short. */
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

/** What stands where something was to be loaded. */
export const shownOf = (remote: Remote<unknown>): string => {
  if (remote.status === 'failed') return whyFailed(remote.error)
  return remote.status === 'loading' ? 'waiting' : remote.status
}

interface Attempt {
  status: string
  fault?: { errors?: TextRef[] }
}

/** What stands beside a form that was sent. */
export const shownBy = ({ status, fault }: Attempt): string => {
  if (status === 'failed') return fault?.errors?.map(inShort).join() ?? 'as before'
  return status === 'sending' ? 'waiting' : status
}
