import { tell } from '../../api/reports/tell'
import { now } from '../clock'
import type { TextRef } from '../notices/noticesSlice'
import { call } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import type { KeptAttempts } from './keptAttempts'
import { isOpen, mayArrive, noneProves, stepAfterNone, stepBefore } from './moneyAttempt'
import type { MoneyAttempt } from './attemptKeys'

/** What a look-up by the key finds. */
export type Found<Done> =
  | { kind: 'done'; value: Done }
  | { kind: 'declined' }
  /** The backend does not know the key. */
  | { kind: 'none' }
  /** The look-up failed. */
  | { kind: 'unknown' }

/** What is known of a request that was sent. */
export type Sent<Done, Refusal> =
  | { kind: 'done'; value: Done }
  /** The contract says that nothing was moved. */
  | { kind: 'refused'; refusal: Refusal; isDeclined?: boolean }
  /** There is no answer that says what happened. */
  | { kind: 'lost' }
  /** The visitor is another one now, and may not look it up. */
  | { kind: 'over' }

/** The outcome of a wish to move money. The attempt is kept unless its outcome is final; `done` leaves it to the flow. */
export type Outcome<Done, Refusal> =
  | { kind: 'done'; value: Done; key: string }
  | { kind: 'refused'; refusal: Refusal }
  /** A look-up says so. */
  | { kind: 'declined' }
  /** Nothing was moved, and nothing will be. */
  | { kind: 'never' }
  /** The backend has not seen it so far. Sent again, it counts once. */
  | { kind: 'notYet' }
  /** It can no longer be found out here: only the visitor's word leads on. */
  | { kind: 'forgotten' }
  /** Nothing was sent, because another visitor's attempt is open: only this visitor's word leads on. */
  | { kind: 'others' }
  /** Nothing was sent, because an earlier try that was refused could not be looked up. */
  | { kind: 'notChecked' }
  | { kind: 'unknown' }
  | { kind: 'over' }

export const notChecked: TextRef = { key: 'payment:again.notChecked' }

/** For `notYet`: the money may still move. */
export const notYet: TextRef = { key: 'payment:again.mayArrive' }

/** How the outcome of one kind of moving money is found out. */
export interface LookUp<Done> {
  attempts: KeptAttempts
  lookUp: (attempt: MoneyAttempt) => SagaOf<Found<Done>>
}

/** One kind of moving money: how it is sent and looked up. */
export interface MoneyFlow<Done, Refusal> extends LookUp<Done> {
  send: (attempt: MoneyAttempt) => SagaOf<Sent<Done, Refusal>>
}

export interface Wanted {
  owner: string
  /** A hash or the ids of what is wanted. Two equal values are one intent. It never holds secrets. */
  content: string
  /** Whether another visitor's open attempt concerns it; without this, each does. */
  concerns?: (attempt: MoneyAttempt) => boolean
}

/**
 * Moves money once, however often it is asked for and in however many tabs. It settles what was sent before, stores the
 * key, sends, and looks up a lost answer before anything is said (PAY-07).
 */
export function* payOnce<Done, Refusal>(
  flow: MoneyFlow<Done, Refusal>,
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

/** Finds out what became of an attempt, and forgets it if that is final. */
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

/** Looks up the visitor's earlier attempts where that is due before another one is sent (decision 117). */
function* settleEarlier<Done, Refusal>(
  flow: MoneyFlow<Done, Refusal>,
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

/** Looks up an attempt. What became of it is final for `done` and `declined`. */
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
 * Keeps the refused key (decision 117). A refusal says nothing about an earlier request with the same key, so that one is
 * looked up. The stored attempt counts: another tab may have sent the key too.
 */
function* afterRefusal<Done, Refusal>(
  flow: MoneyFlow<Done, Refusal>,
  key: string,
  { refusal, isDeclined }: Sent<Done, Refusal> & { kind: 'refused' },
): SagaOf<Outcome<Done, Refusal>> {
  const attempt = yield* call(() => flow.attempts.find(key))
  const sent = attempt?.unansweredAt
  if (attempt && sent !== undefined) {
    const found = yield* find(flow, attempt)
    if (found !== 'none') return found
    if (mayArrive(sent, now())) {
      // What was sent now is answered; what was sent then is as open as before.
      yield* call(() => flow.attempts.change(key, { at: sent, unansweredAt: undefined }))
      return { kind: 'notYet' }
    }
  }
  const refused = { refusedAt: now(), unansweredAt: undefined, isDeclined }
  yield* call(() => flow.attempts.change(key, refused))
  return { kind: 'refused', refusal }
}
