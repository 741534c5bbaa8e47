import type { Result } from '../../api/errors'
import { tell } from '../../api/reports/tell'
import { now } from '../clock'
import type { TextRef } from '../notices/noticesSlice'
import { call } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import type { KeptAttempts } from './keptAttempts'
import { isOpen, mayArrive, noneProves, stepAfterNone, stepBefore } from './moneyAttempt'
import type { MoneyAttempt } from './attemptKeys'

export type Found<Done> = { kind: 'done'; value: Done } | { kind: 'declined' } | { kind: 'none' } | { kind: 'unknown' }

type LookedUp = { status: 'none' | 'declined' | 'done' | 'paid' }

/** Reads the answer to a look-up. A record that is said to be there and is not proves nothing. */
export function foundIn<Answer extends LookedUp, Done>(
  answer: Result<Answer>,
  doneIn: (value: Answer) => Done | null | undefined,
): Found<Done> {
  if (!answer.ok) return { kind: 'unknown' }
  const { status } = answer.value
  if (status === 'none' || status === 'declined') return { kind: status }
  const value = doneIn(answer.value)
  return value ? { kind: 'done', value } : { kind: 'unknown' }
}

export type Sent<Done, Refusal> =
  | { kind: 'done'; value: Done }
  /** The contract says that nothing was moved. */
  | { kind: 'refused'; refusal: Refusal; isDeclined?: boolean }
  | { kind: 'lost' }
  /** Another visitor is here, who may not look up the outcome. */
  | { kind: 'over' }

/**
 * What became of a wish to move money. The attempt is kept unless its outcome is final; `done` leaves it to the flow.
 */
export type Outcome<Done, Refusal> =
  | { kind: 'done'; value: Done; key: string }
  | { kind: 'refused'; refusal: Refusal }
  /** The payment was declined, as a look-up has found. */
  | { kind: 'declined' }
  /** No money was or will be moved. */
  | { kind: 'never' }
  /** The backend does not know the key so far. If it is sent again, it counts once. */
  | { kind: 'notYet' }
  /** The outcome cannot be found out here, so only the visitor's agreement leads on. */
  | { kind: 'forgotten' }
  /** Nothing was sent, because another visitor's attempt is open. Only this visitor's agreement leads on. */
  | { kind: 'others' }
  /** Nothing was sent, because an earlier refused try could not be looked up. */
  | { kind: 'notChecked' }
  | { kind: 'unknown' }
  | { kind: 'over' }

export const notChecked: TextRef = { key: 'payment:again.notChecked' }

/** The message of `notYet`: the money may still move. */
export const notYet: TextRef = { key: 'payment:again.mayArrive' }

export interface LookUp<Done> {
  attempts: KeptAttempts
  lookUp: (attempt: MoneyAttempt) => SagaOf<Found<Done>>
}

export interface Payable<Done, Refusal> extends LookUp<Done> {
  send: (attempt: MoneyAttempt) => SagaOf<Sent<Done, Refusal>>
}

export interface Wanted {
  owner: string
  /** A hash or ids of what is wanted, never secrets. Equal values are one intent. */
  content: string
  /** Tells whether another visitor's open attempt concerns this one. By default each does. */
  concerns?: (attempt: MoneyAttempt) => boolean
}

/**
 * Moves money once, however often and in however many tabs it is requested. Settles earlier attempts, stores the key,
 * sends, and looks up a lost answer before it returns an outcome (PAY-07).
 */
export function* payOnce<Done, Refusal>(
  flow: Payable<Done, Refusal>,
  wanted: Wanted,
  more?: (kept: MoneyAttempt | undefined) => Partial<MoneyAttempt>,
): SagaOf<Outcome<Done, Refusal>> {
  const { owner, concerns } = wanted
  if ((yield* call(() => flow.attempts.inTheWay(owner, concerns))).length > 0) return { kind: 'others' }
  const earlier = yield* settleEarlier(flow, wanted)
  if (earlier.outcome) return earlier.outcome
  const attempt = yield* call(() => flow.attempts.start(wanted, earlier.kept, more?.(earlier.kept)))
  const sent = yield* flow.send(attempt)
  if (sent.kind === 'over') return sent
  if (sent.kind === 'done') return { ...sent, key: attempt.key }
  return sent.kind === 'refused' ? yield* afterRefusal(flow, attempt.key, sent) : yield* lookUpNow(flow, attempt)
}

export function* lookUpNow<Done>(flow: LookUp<Done>, attempt: MoneyAttempt): SagaOf<Outcome<Done, never>> {
  const found = yield* find(flow, attempt)
  if (found !== 'none') return found
  const proven = noneProves(attempt, now())
  if (proven === 'nothing') return yield* forget(flow.attempts, attempt)
  if (proven === 'notYet') return { kind: 'notYet' }
  yield* call(() => flow.attempts.drop(attempt.key))
  return { kind: 'never' }
}

type Earlier<Done, Refusal> =
  | { outcome: Outcome<Done, Refusal> }
  /** `kept`: the attempt whose key is sent again. */
  | { outcome?: undefined; kept: MoneyAttempt | undefined }

/** Looks up the visitor's earlier attempts that must be settled before another is sent (decision 117). */
function* settleEarlier<Done, Refusal>(
  flow: Payable<Done, Refusal>,
  { owner, content }: Wanted,
): SagaOf<Earlier<Done, Refusal>> {
  let kept: MoneyAttempt | undefined
  for (const attempt of yield* call(() => flow.attempts.ofOwner(owner))) {
    // A key protects one owner: a rider cannot send again what was sent as a guest.
    const isSendable = attempt.owner === owner
    let step: ReturnType<typeof stepBefore | typeof stepAfterNone> = isOpen(attempt) ? 'lookUp' : 'new'
    if (isSendable) step = stepBefore(attempt, content, now())
    if (step === 'lookUp') {
      const found = yield* find(flow, attempt)
      if (found !== 'none' && found.kind !== 'declined') return { outcome: found }
      step = found === 'none' ? stepAfterNone(attempt, content, now()) : 'new'
      if (step === 'stop') return { outcome: yield* forget(flow.attempts, attempt) }
      if (step === 'again' && !isSendable) return { outcome: { kind: 'unknown' } }
    }
    if (step === 'again') kept = attempt
    else yield* call(() => flow.attempts.drop(attempt.key))
  }
  return { kept }
}

/** Looks up an attempt. The outcomes `done` and `declined` are final. */
function* find<Done>({ attempts, lookUp }: LookUp<Done>, attempt: MoneyAttempt): SagaOf<'none' | Outcome<Done, never>> {
  if (attempt.isForgotten) return 'none'
  const found = yield* lookUp(attempt)
  if (found.kind === 'none') return 'none'
  if (found.kind === 'done') return { ...found, key: attempt.key }
  if (found.kind === 'unknown') {
    if (!isOpen(attempt)) return { kind: 'notChecked' }
    tell({ kind: 'unknownPayment' })
    return found
  }
  yield* call(() => attempts.drop(attempt.key))
  return found
}

function* forget(attempts: KeptAttempts, { key }: MoneyAttempt): SagaOf<{ kind: 'forgotten' }> {
  yield* call(() => attempts.change(key, { isForgotten: true }))
  return { kind: 'forgotten' }
}

/**
 * Keeps the refused key (decision 117). The refusal says nothing about an earlier request with it, so that one is
 * looked up. The stored attempt counts, because another tab may have sent the key.
 */
function* afterRefusal<Done, Refusal>(
  flow: Payable<Done, Refusal>,
  key: string,
  { refusal, isDeclined }: Sent<Done, Refusal> & { kind: 'refused' },
): SagaOf<Outcome<Done, Refusal>> {
  const attempt = yield* call(() => flow.attempts.find(key))
  const sent = attempt?.unansweredAt
  if (attempt && sent !== undefined) {
    const found = yield* find(flow, attempt)
    if (found !== 'none') return found
    if (mayArrive(sent, now())) {
      // The request of now is answered. The outcome of the earlier one is still open.
      yield* call(() => flow.attempts.change(key, { at: sent, unansweredAt: undefined }))
      return { kind: 'notYet' }
    }
  }
  const refused = { refusedAt: now(), unansweredAt: undefined, isDeclined }
  yield* call(() => flow.attempts.change(key, refused))
  return { kind: 'refused', refusal }
}
