import type { FaultKind } from '../../../mocks/state/tester/faults'

/** The expected result of a failed call. */
export interface Consequence {
  /** What the place that made the call shows, in the row's words. */
  shows: string
  /** The openings of the pop-up "No Internet Connection" (API-05): one, or none. */
  popUps: ('offline' | 'unavailable')[]
  /**
   * `ended`: the session is over, and sign-in shows the reason once (AUTH-14). `cardEnded`: the guest must enter the
   * card again. `left`: the session is over without a message, because the rider wanted it.
   */
  session: 'kept' | 'ended' | 'cardEnded' | 'left'
  cart: 'kept' | 'emptied'
}

/** Faults with the same effect, unless a row distinguishes them, as calls that spend do. */
const alike = {
  '500json': '500',
  '502json': '500',
  '504json': '500',
  wafHtml401: '401',
  wafHtml403: '500',
  wafHtml429: '429',
  42901: '429',
} as const

type Alike = keyof typeof alike

/** A consequence for every kind of fault. A missing one does not compile. */
export type Becomes = Record<Exclude<FaultKind, `${Alike}`>, Consequence> & Partial<Record<Alike, Consequence>>

export const consequenceOf = (becomes: Becomes, kind: FaultKind): Consequence =>
  isAlike(kind) ? (becomes[kind] ?? becomes[alike[kind]]) : becomes[kind]

const isAlike = (kind: FaultKind): kind is `${Alike}` => Object.hasOwn(alike, kind)

/** Only the place that made the call shows the failure. */
export const told = (shows: string): Consequence => ({ shows, popUps: [], session: 'kept', cart: 'kept' })

/** The pop-up shows the failure. A missing connection signs nobody out. */
const poppedUp = (popUp: 'offline' | 'unavailable', shows: string): Consequence => ({ ...told(shows), popUps: [popUp] })

/** Sign-in replaces the page. The cart waits for the same rider. */
export const sessionEnds: Consequence = { ...told('sign-in'), session: 'ended' }

/** The guest's session with the card is over, and the portal asks for number and code again (decision 20). */
export const cardSessionEnds: Consequence = { ...told('card entry'), session: 'cardEnded' }

export const always = (consequence: Consequence): Becomes => ({
  offline: consequence,
  timeout: consequence,
  500: consequence,
  503: consequence,
  401: consequence,
  429: consequence,
  50020: consequence,
  malformed: consequence,
  html: consequence,
  empty: consequence,
  wrongShape: consequence,
  lostAnswer: consequence,
  '400json': consequence,
})

/** All failures of the network open the same pop-up. The place that made the call also shows its own message. */
const withoutConnection = (shows: { offline: string; timeout: string; unavailable: string }) => ({
  offline: poppedUp('offline', shows.offline),
  lostAnswer: poppedUp('offline', shows.offline),
  timeout: poppedUp('offline', shows.timeout),
  503: poppedUp('unavailable', shows.unavailable),
})

/** Calls with a rider's or a card's session: a backend that does not know the session ends it. */
export const withSession = { 401: sessionEnds, 50020: sessionEnds }

/** A guest without a card has no session that could end: the portal shows the failure, and the guest stays. */
export const withoutSession = { 401: told('unauthorized'), 50020: told('unauthorized') }

/**
 * A part of a page that failed to load shows the reason in its own place, with a button to retry. By default the caller
 * is a visitor: no session ends, and the backend's message shows.
 */
export const loads = (changes: Partial<Becomes> = {}): Becomes => ({
  ...always(told('something went wrong')),
  ...withoutConnection({ offline: 'no connection', timeout: 'takes too long', unavailable: 'not available now' }),
  401: told('unauthorized'),
  50020: told('in the backend’s words'),
  '400json': told('in the backend’s words'),
  429: told('too many attempts'),
  ...changes,
})

/** A failed form keeps the typed values and shows the error beside it, unless the pop-up shows it already. */
export const sends = (changes: Partial<Becomes> = {}): Becomes => ({
  ...always(told('something went wrong')),
  ...withoutConnection({ offline: 'as before', timeout: 'as before', unavailable: 'as before' }),
  50020: told('in the backend’s words'),
  '400json': told('in the backend’s words'),
  429: told('too many attempts'),
  ...changes,
})

/** What was done although the answer says otherwise, or was lost, is found by reading it: nothing else is claimed. */
export const found = {
  lostAnswer: told('done'),
  '500json': told('done'),
  '502json': told('done'),
  '504json': told('done'),
  '400json': told('done'),
  wafHtml403: told('done'),
  wafHtml429: told('done'),
}

/** One sentence for every failure, in addition to the pop-up. */
export const saysOnly = (sentence: string, changes: Partial<Becomes> = {}): Becomes => ({
  ...always(told(sentence)),
  ...withoutConnection({ offline: sentence, timeout: sentence, unavailable: sentence }),
  ...changes,
})

/** The call runs in the background, so its failure is not shown. Only the end of a session has its usual effect. */
export const inBackground = (shows: string): Becomes => ({ ...always(told(shows)), ...withSession })
