import type { FaultKind } from '../../mocks/state/faults'

/** What must be seen once a call has failed. */
export interface Consequence {
  /** What the place shows that made the call, in the row's words. */
  shows: string
  /** The pop-up "No Internet Connection" (API-05), and how often it opens: once, or not at all. */
  popUps: ('offline' | 'unavailable')[]
  /**
   * `ended`: gone, sign-in shows and says why, once (AUTH-14). `cardEnded`: a guest's card is to be entered again.
   * `left`: gone, and nobody is told, for it was wanted.
   */
  session: 'kept' | 'ended' | 'cardEnded' | 'left'
  cart: 'kept' | 'emptied'
}

/** Answers that look the same from here, unless a row tells them apart: those of a call that spends do. */
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

/** For every kind of fault: one that is missing does not compile. */
export type Becomes = Record<Exclude<FaultKind, `${Alike}`>, Consequence> & Partial<Record<Alike, Consequence>>

export const consequenceOf = (becomes: Becomes, kind: FaultKind): Consequence =>
  isAlike(kind) ? (becomes[kind] ?? becomes[alike[kind]]) : becomes[kind]

const isAlike = (kind: FaultKind): kind is `${Alike}` => Object.hasOwn(alike, kind)

/** Said where the call was made, and nowhere else. */
export const told = (shows: string): Consequence => ({ shows, popUps: [], session: 'kept', cart: 'kept' })

/** The pop-up tells; nobody is signed out by a network. */
const poppedUp = (popUp: 'offline' | 'unavailable', shows: string): Consequence => ({ ...told(shows), popUps: [popUp] })

/** The page that asked gives way to sign-in; the cart waits for the same rider. */
export const sessionEnds: Consequence = { ...told('sign-in'), session: 'ended' }

/** The guest's time with the card is over: its number and code are asked for again (decision 20). */
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

/** A network that fails, by whatever name: the same pop-up, while the place that asked shows its own word for it. */
const withoutConnection = (shows: { offline: string; timeout: string; unavailable: string }) => ({
  offline: poppedUp('offline', shows.offline),
  lostAnswer: poppedUp('offline', shows.offline),
  timeout: poppedUp('offline', shows.timeout),
  503: poppedUp('unavailable', shows.unavailable),
})

/** Who asks has a session, a rider's or a card's: a backend that does not know it ends it. */
export const withSession = { 401: sessionEnds, 50020: sessionEnds }

/** A guest without a card has nothing that could end: it is said, and the guest stays. */
export const withoutSession = { 401: told('unauthorized'), 50020: told('unauthorized') }

/**
 * A part of a page that could not be had says why in its own place, where it can be tried again. By default a visitor
 * asks: nobody's session ends, and what the backend says is said.
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

/** A form that was sent: what was typed waits, and what is wrong stands beside it unless the pop-up says so already. */
export const sends = (changes: Partial<Becomes> = {}): Becomes => ({
  ...always(told('something went wrong')),
  ...withoutConnection({ offline: 'as before', timeout: 'as before', unavailable: 'as before' }),
  50020: told('in the backend’s words'),
  '400json': told('in the backend’s words'),
  429: told('too many attempts'),
  ...changes,
})

/** One sentence for whatever goes wrong; the pop-up comes besides. */
export const saysOnly = (sentence: string, changes: Partial<Becomes> = {}): Becomes => ({
  ...always(told(sentence)),
  ...withoutConnection({ offline: sentence, timeout: sentence, unavailable: sentence }),
  ...changes,
})

/** Nobody waits for it, so nobody hears that it failed; only a session that is over is over here, too. */
export const inBackground = (shows: string): Becomes => ({ ...always(told(shows)), ...withSession })
