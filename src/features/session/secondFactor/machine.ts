import type { Fault } from '../../../shared/submission/fault'
import type { Progress, SentCode } from '../visitor/secondFactorProgress'

/**
 * The second step of signing in (AUTH-04) as one machine. The specification numbers its steps: offer 0, phone 1, code 2,
 * done 3. An event that its step does not know changes nothing.
 */
export const steps = ['offer', 'phone', 'code', 'done'] as const

/** What the backend was asked and has not answered yet. */
export type Pending = 'enroll' | 'resend' | 'verify' | 'notNow' | 'neverAgain'

export interface Open extends Progress, Fault {
  pending: Pending | null
}

export type SecondFactor = { step: 'closed' } | Open | { step: 'done' }

export const closed: SecondFactor = { step: 'closed' }

export const isOpen = (state: SecondFactor): state is Open => state.step !== 'closed' && state.step !== 'done'

/** Whether a code can still be entered: it was neither given up on nor has its time run out. */
export function codeState(code: SentCode | null, now: number): 'usable' | 'expired' | 'void' {
  if (!code) return 'usable'
  if (code.triesLeft === 0) return 'void'
  return code.expiresAt <= now ? 'expired' : 'usable'
}

/** What is stored of it: a reload, or another tab, goes on from there. What was asked stays asked. */
export function opened(state: SecondFactor, progress: Progress): SecondFactor {
  const isSame = isOpen(state) && state.step === progress.step
  return isSame ? { ...state, ...progress } : { ...progress, pending: null }
}

export const offerAccepted = (state: SecondFactor) => moved(state, 'offer', 'phone')
export const offerReopened = (state: SecondFactor) => moved(state, 'phone', 'offer')

/** An enrolled phone is not to be changed by whoever knows the password. */
export const numberChanged = (state: SecondFactor) =>
  isOpen(state) && state.isEnrolled ? state : moved(state, 'code', 'phone')

function moved(state: SecondFactor, from: Progress['step'], to: Progress['step']): SecondFactor {
  if (!isOpen(state) || state.step !== from || state.pending) return state
  return { ...atRest(state), step: to }
}

const askedIn: Record<Pending, Progress['step']> = {
  enroll: 'phone',
  resend: 'code',
  verify: 'code',
  notNow: 'offer',
  neverAgain: 'offer',
}

export function asked(state: SecondFactor, pending: Pending): SecondFactor {
  if (!isOpen(state) || state.pending || state.step !== askedIn[pending]) return state
  if (state.step === 'offer' && state.isRequired) return state
  return { ...atRest(state), pending }
}

/** A code is on its way. */
export function codeSent(state: SecondFactor, sent: { code: SentCode; resendAt: number }): SecondFactor {
  if (!isOpen(state) || (state.pending !== 'enroll' && state.pending !== 'resend')) return state
  return { ...atRest(state), ...sent, step: 'code' }
}

const unknownCode: SentCode = { sentTo: '', expiresAt: Number.MAX_SAFE_INTEGER, triesLeft: 5 }

/** A wrong code costs a try; one that has expired, or was guessed at too often, is of no use any more. */
export function codeRefused(state: SecondFactor, why: 'wrong' | 'expired' | 'void'): SecondFactor {
  if (!isOpen(state) || state.pending !== 'verify') return state
  const rest = atRest(state)
  if (why === 'wrong') {
    const triesLeft = state.code && Math.max(0, state.code.triesLeft - 1)
    const code = state.code && triesLeft !== null ? { ...state.code, triesLeft } : null
    return { ...rest, code, fieldErrors: triesLeft === 0 ? undefined : { code: { key: 'secondFactor:code.wrong' } } }
  }
  const code = state.code ?? unknownCode
  return { ...rest, code: why === 'expired' ? { ...code, expiresAt: 0 } : { ...code, triesLeft: 0 } }
}

/** Asked for a code too early: this is when it can be asked for. */
export function resendPutOff(state: SecondFactor, resendAt: number): SecondFactor {
  return isOpen(state) && state.pending === 'resend' ? { ...atRest(state), resendAt } : state
}

/** No code was ever sent, so no phone is enrolled: what this tab had only guessed. */
export function nothingSent(state: SecondFactor): SecondFactor {
  if (!isOpen(state) || state.step !== 'code' || !state.pending) return state
  return { ...atRest(state), step: 'offer', isEnrolled: false, code: null, resendAt: 0 }
}

/** The backend does not let this rider pass without a second factor. */
export function skipRefused(state: SecondFactor): SecondFactor {
  if (!isOpen(state) || state.step !== 'offer' || !state.pending) return state
  return { ...atRest(state), isRequired: true, errors: [{ key: 'secondFactor:offer.required' }] }
}

/** Whatever was asked failed for another reason; no faults at all where a pop-up tells already. */
export function failed(state: SecondFactor, fault: Fault): SecondFactor {
  return isOpen(state) && state.pending ? { ...atRest(state), ...fault } : state
}

/** The code was right, or the offer was declined: the temporary session has become a full one. */
export function passed(state: SecondFactor): SecondFactor {
  const isAnswer = isOpen(state) && state.pending !== null && state.pending !== 'enroll' && state.pending !== 'resend'
  return isAnswer ? { step: 'done' } : state
}

/** Nothing asked, nothing wrong. */
function atRest({ errors: _, fieldErrors: __, ...state }: Open): Open {
  return { ...state, pending: null }
}
