import type { Fault } from '../../../shared/submission/fault'
import type { Outcome } from './outcomes'
import type { Progress, SentCode } from './sentCode'

/**
 * The second factor is one machine, at sign-in (AUTH-04) and in the account (ACC-04). The specification numbers its
 * steps: offer 0, phone 1, code 2, done 3. An event that does not fit the step changes nothing.
 */
export const steps = ['offer', 'phone', 'code', 'done'] as const

/** The request that the backend has not answered. */
export type Pending = 'enroll' | 'resend' | 'verify' | 'notNow' | 'neverAgain'

export interface Open extends Progress, Fault {
  pending: Pending | null
}

export type SecondFactor = { step: 'closed' } | Open | { step: 'done' }

export const closed: SecondFactor = { step: 'closed' }

/** Begins in the account, at the phone or at the code of the enrolled phone. */
export const begun = (step: 'phone' | 'code'): Open => ({
  step,
  isEnrolled: step === 'code',
  isRequired: false,
  code: null,
  resendAt: 0,
  endsAt: Number.MAX_SAFE_INTEGER,
  pending: null,
})

export const isOpen = (state: SecondFactor): state is Open => state.step !== 'closed' && state.step !== 'done'

/** Returns whether the code can still be entered. It is void after too many wrong tries, and it expires. */
export function codeState(code: SentCode | null, now: number): 'usable' | 'expired' | 'void' {
  if (!code) return 'usable'
  if (code.triesLeft === 0) return 'void'
  return code.expiresAt <= now ? 'expired' : 'usable'
}

/** Takes over the stored progress, after a reload or from another tab. A pending request of the same step stays. */
export function opened(state: SecondFactor, progress: Progress): SecondFactor {
  const isSame = isOpen(state) && state.step === progress.step
  return isSame ? { ...state, ...progress } : { ...progress, pending: null }
}

export const offerAccepted = (state: SecondFactor) => moved(state, 'offer', 'phone')
export const offerReopened = (state: SecondFactor) => moved(state, 'phone', 'offer')

/** Changes the number, but not of an enrolled phone: the password alone must not be enough for that. */
export const numberChanged = (state: SecondFactor) =>
  isOpen(state) && state.isEnrolled ? state : moved(state, 'code', 'phone')

function moved(state: SecondFactor, from: Progress['step'], to: Progress['step']): SecondFactor {
  if (!isOpen(state) || state.step !== from || state.pending) return state
  return { ...idle(state), step: to }
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
  return { ...idle(state), pending }
}

export function codeSent(state: SecondFactor, sent: { code: SentCode; resendAt: number }): SecondFactor {
  if (!isOpen(state) || (state.pending !== 'enroll' && state.pending !== 'resend')) return state
  return { ...idle(state), ...sent, step: 'code' }
}

const unknownCode: SentCode = { sentTo: '', expiresAt: Number.MAX_SAFE_INTEGER, triesLeft: 5 }

/** A wrong code costs one try. An expired or void one is of no use. */
export function codeRefused(state: SecondFactor, why: 'wrong' | 'expired' | 'void'): SecondFactor {
  if (!isOpen(state) || state.pending !== 'verify') return state
  const rest = idle(state)
  if (why === 'wrong') {
    const triesLeft = state.code && Math.max(0, state.code.triesLeft - 1)
    const code = state.code && triesLeft !== null ? { ...state.code, triesLeft } : null
    return { ...rest, code, fieldErrors: triesLeft === 0 ? undefined : { code: { key: 'secondFactor:code.wrong' } } }
  }
  const code = state.code ?? unknownCode
  return { ...rest, code: why === 'expired' ? { ...code, expiresAt: 0 } : { ...code, triesLeft: 0 } }
}

/** The rider asked for a new code too early. `resendAt` is the next time to ask. */
export function resendPutOff(state: SecondFactor, resendAt: number): SecondFactor {
  return isOpen(state) && state.pending === 'resend' ? { ...idle(state), resendAt } : state
}

/** No phone is enrolled: this tab had only guessed that one is. */
export function nothingSent(state: SecondFactor): SecondFactor {
  if (!isOpen(state) || state.step !== 'code' || !state.pending) return state
  return { ...idle(state), step: 'offer', isEnrolled: false, code: null, resendAt: 0 }
}

/** The operator requires a second factor. */
export function skipRefused(state: SecondFactor): SecondFactor {
  if (!isOpen(state) || state.step !== 'offer' || !state.pending) return state
  return { ...idle(state), isRequired: true, errors: [{ key: 'secondFactor:offer.required' }] }
}

/** The request failed. The fault is empty if a pop-up tells it. */
export function failed(state: SecondFactor, fault: Fault): SecondFactor {
  return isOpen(state) && state.pending ? { ...idle(state), ...fault } : state
}

export function answered(state: SecondFactor, outcome: Outcome): SecondFactor {
  switch (outcome.kind) {
    case 'sent':
      return codeSent(state, outcome.sent)
    case 'putOff':
      return resendPutOff(state, outcome.resendAt)
    case 'refused':
      return codeRefused(state, outcome.why)
    case 'nothingSent':
      return nothingSent(state)
    case 'failed':
      return failed(state, outcome.fault)
  }
}

/** In the account the enrolled phone is proved, so another one may follow (decision 105). */
export function proved(state: SecondFactor): SecondFactor {
  return isOpen(state) && state.pending === 'verify' && state.isEnrolled ? begun('phone') : state
}

/** The temporary session is now a full one. */
export function passed(state: SecondFactor): SecondFactor {
  const isAnswer = isOpen(state) && state.pending !== null && state.pending !== 'enroll' && state.pending !== 'resend'
  return isAnswer ? { step: 'done' } : state
}

/** Returns the state without a pending request and without errors. */
function idle({ errors: _, fieldErrors: __, ...state }: Open): Open {
  return { ...state, pending: null }
}
