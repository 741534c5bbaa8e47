import type { AnyEndpoint } from '../../api/contract/base/endpoint'
import * as codes from '../../api/contract/base/errorCodes'
import { hasCode, isSessionOver, provenRefusal } from '../../api/errors'
import type { ApiError, Result } from '../../api/errors'
import { errorShown, successShown } from '../notices/noticesSlice'
import type { NoticeLink, TextRef } from '../notices/noticesSlice'
import { call, put, select } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import type { RootState } from '../store'
import type { Fault } from '../submission/fault'
import { refusedElsewhere } from '../submission/refusedElsewhere'
import { isLeft } from '../submission/submissionSlice'
import type { submissionSlice } from '../submission/submissionSlice'
import { moneyMoved } from './moneyMoved'
import { lookUpNow, notChecked, notYet, payOnce } from './payOnce'
import type { LookUp, Outcome, Sent } from './payOnce'

/** An act that moves a rider's money outside of the cart: a transfer, a load, a payout. */
export interface MoneyAct<Wanted, Done> extends LookUp<Done> {
  submission: ReturnType<typeof submissionSlice<void, Done>>
  selectRiderId: (state: RootState) => string | undefined
  /** Tells two wishes apart. It is stored, so it holds no secrets. */
  contentOf: (wanted: Wanted) => string
  /** The call. A refusal in its contract proves that no money was moved. */
  endpoint: AnyEndpoint
  send: (wanted: Wanted, key: string) => SagaOf<Result<Done>>
  /** Compares the outcome with the wish. A different amount is looked up before the rider hears of it. */
  isAsked: (done: Done, wanted: Wanted) => boolean
  /** Returns the message for a refusal; undefined if another form shows it. */
  faultOf: (error: ApiError) => Fault | undefined
  /** `nothing`: no money was moved. `declined`: for a declined payment, if it is not `failed` and `nothing`. */
  texts: Record<'failed' | 'nothing' | 'unknown', TextRef> & { declined?: TextRef }
  /** Says on another page that the act is done, and leads to what it changed. */
  doneElsewhere: TextRef & { link?: NoticeLink }
  /** Shows at once what the answer holds. */
  show?: (done: Done) => SagaOf<void>
  /** Reads the page's values again, because a refusal has proven them old. */
  reread: () => SagaOf<void>
  /** Another act follows at once, and says itself that money was moved. */
  isFollowed?: boolean
}

/** `failure`: why the call failed, if it was sent. */
export type Moved<Done> = Outcome<Done, ApiError> & { failure?: ApiError }

/**
 * The flow of an act, from press to outcome (PAY-07, PAY-13). `move` moves the money once, however many presses and
 * tabs; `recall` shows an earlier outcome whose answer was lost; `agree` records that the rider acts although an
 * earlier outcome is open.
 */
export function moneyFlow<Wanted, Done>(act: MoneyAct<Wanted, Done>) {
  const { submission, attempts } = act
  const selectOwner = (state: RootState): string => act.selectRiderId(state) ?? ''
  const tell = outcomeTeller(act, selectOwner)

  function* move(wanted: Wanted): SagaOf<Moved<Done>> {
    let failure: ApiError | undefined
    function* send({ key }: { key: string }): SagaOf<Sent<Done, ApiError>> {
      const answer = yield* act.send(wanted, key)
      if (answer.ok) return act.isAsked(answer.value, wanted) ? { kind: 'done', value: answer.value } : { kind: 'lost' }
      failure = answer.error
      return judged(answer.error)
    }
    const intent = { owner: yield* select(selectOwner), content: act.contentOf(wanted) }
    const { pages } = yield* select(submission.selectHeld)
    const outcome = yield* payOnce({ attempts, lookUp: act.lookUp, send }, intent)
    yield* tell(outcome)
    if (isLeft(pages, (yield* select(submission.selectHeld)).pages)) yield* tellElsewhere(act, outcome)
    if (outcome.kind === 'done' && !act.isFollowed) yield* put(moneyMoved())
    return { ...outcome, failure }
  }

  function judged(error: ApiError): Sent<Done, ApiError> {
    // The end of the session also ends this page. The attempt stays for the rider's next visit.
    if (isSessionOver(error)) return { kind: 'over' }
    if (!provenRefusal(act.endpoint, error)) return { kind: 'lost' }
    return { kind: 'refused', refusal: error, isDeclined: hasCode(error, codes.declined) }
  }

  function* recall(): SagaOf<void> {
    const attempt = yield* call(attempts.openOf, yield* select(selectOwner))
    if (!attempt || (yield* select(submission.select)).status === 'sending') return
    yield* put(submission.requested())
    const outcome = yield* lookUpNow(act, attempt)
    if (outcome.kind !== 'done') return void (yield* put(submission.dropped()))
    yield* tell(outcome)
    yield* put(moneyMoved())
  }

  function* agree(): SagaOf<void> {
    yield* call(attempts.agree, yield* select(selectOwner))
  }

  return { move, recall, agree }
}

/** Shows the outcome as toasts, because the act's page was left (PAY-13). */
function* tellElsewhere<Wanted, Done>(act: MoneyAct<Wanted, Done>, { kind }: Outcome<Done, ApiError>): SagaOf<void> {
  const shown = yield* select(act.submission.select)
  if (shown.status === 'done') return void (yield* put(successShown(act.doneElsewhere)))
  if (shown.status !== 'failed') return
  if (kind === 'forgotten') yield* put(errorShown({ key: 'payment:again.forgotten.money' }))
  else if (kind === 'others') yield* put(errorShown({ key: 'shared:openPayment.others' }))
  else yield* refusedElsewhere(shown.fault)
}

/** Returns the flow that shows an outcome: in the act's submission, and in the values that the page reads again. */
function outcomeTeller<Wanted, Done>(act: MoneyAct<Wanted, Done>, selectOwner: (state: RootState) => string) {
  const { submission, attempts, texts } = act

  function* tell(outcome: Outcome<Done, ApiError>): SagaOf<void> {
    switch (outcome.kind) {
      case 'over':
        return
      case 'done': {
        const owner = yield* select(selectOwner)
        yield* call(() => attempts.settle(outcome.key, owner))
        if (act.show) yield* act.show(outcome.value)
        return void (yield* put(submission.accepted(outcome.value)))
      }
      case 'refused': {
        const fault = act.faultOf(outcome.refusal)
        if (!fault) return void (yield* put(submission.dropped()))
        yield* put(submission.refused(fault))
        return yield* act.reread()
      }
      case 'declined':
        yield* refuse(texts.declined ? [texts.declined] : [texts.failed, texts.nothing])
        return yield* act.reread()
      case 'never':
        return yield* refuse([texts.failed, texts.nothing])
      case 'notYet':
        return yield* refuse([texts.failed, notYet])
      case 'forgotten':
      case 'others':
        // `MoneyObstacle` says why, and asks.
        return void (yield* put(submission.refused({})))
      case 'notChecked':
        return yield* refuse([notChecked])
      case 'unknown':
        return void (yield* put(submission.refused({ errors: [texts.unknown], isUnsure: true })))
    }
  }

  function* refuse(errors: TextRef[]): SagaOf<void> {
    yield* put(submission.refused({ errors }))
  }

  return tell
}
