import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import type { RenewalPeriod } from '../../../api/contract/base/common'
import * as codes from '../../../api/contract/base/errorCodes'
import {
  createRenewal,
  listRenewals,
  pauseRenewal,
  removeRenewal,
  resumeRenewal,
  updateRenewal,
} from '../../../api/contract/cards/renewals'
import type { Renewal, RenewablePass, RenewalPlan } from '../../../api/contract/cards/renewals'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { hasCode } from '../../../api/errors'
import type { Result } from '../../../api/errors'
import { dialog } from '../../../i18n/dialog'
import { ask } from '../../../shared/dialogs/ask'
import type { Asked } from '../../../shared/dialogs/ask'
import { goTo } from '../../../shared/navigation/navigation'
import { announced, successShown } from '../../../shared/notices/noticesSlice'
import { paths } from '../../../shared/paths'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { sendOrFind } from '../../../shared/submission/sendOrFind'
import { isRunning, stoppedAs } from '../../../shared/ui/states/runningState'
import { outcomeOf, sendOver } from '../../../shared/forms/saving/sendOver'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { fareCards } from '../fareMedia/onDemand'
import { paymentMethods } from '../../paying/payment/onDemand'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'
import { languageChanged } from '../../identity/settings'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { planKey } from './renewalRules'

/** The choice for one pass (specification 4): renew it, use it once, or end its renewal. */
export type PassRenewal = Asked<
  { name: string; price: number | null; period: RenewalPeriod | null; isOn: boolean },
  'auto' | 'single' | 'removal' | 'cancel'
>
const passRenewalDialog = dialog<PassRenewal>('passRenewal', () => import('./PassRenewalDialog'), ['renewals'])

export interface Renewals {
  renewals: Renewal[]
  renewable: RenewablePass[]
}

export const renewals = remoteRead<Renewals, string>(
  'renewals',
  function* (card) {
    const answer = yield* callApi(listRenewals, { params: { id: card } })
    return answer.ok ? { ok: true, value: yield* readAll(answer.value) } : answer
  },
  { again: [languageChanged, moneyMoved], leavesWithPage: true },
)

export type RenewalChange = { card: string } & (
  | { act: 'create'; pass: string; plan: RenewalPlan }
  /** `seen` is the plan that the form was filled with. */
  | { act: 'update'; renewal: string; plan: RenewalPlan; seen: RenewalPlan }
  | { act: 'remove' | 'pause' | 'resume'; renewal: string }
)

export const renewalChange = submissionSlice<RenewalChange, RenewalChange>('renewalChange', { leavesWithPage: true })

export const renewalAsked = createAction<{ card: string; pass: RenewablePass | Renewal }>('renewals/asked')

const isOn = (pass: RenewablePass | Renewal): pass is Renewal => 'renewal_id' in pass

function* askRenewal({ payload: { card, pass } }: ReturnType<typeof renewalAsked>): SagaOf<void> {
  const { name, price = null, period = null } = pass
  const answer = yield* ask(passRenewalDialog, { name, price, period, isOn: isOn(pass) })
  if (answer === 'auto') yield* goTo(paths.renewal(card, pass.pass_id))
  if (answer === 'single') yield* put(announced({ key: 'renewals:done.single', values: { name } }))
  if (answer === 'removal' && isOn(pass))
    yield* put(renewalChange.requested({ act: 'remove', card, renewal: pass.renewal_id }))
}

function* changeRenewals({ payload: change }: ReturnType<typeof renewalChange.requested>): SagaOf<void> {
  const isStopped = change.act === 'remove' || change.act === 'pause'
  // Nobody needs a confirmed email to stop paying.
  if (!isStopped && !(yield* ensureVerifiedFor(renewalChange))) return
  const outcome = change.act === 'update' ? yield* sendPlan(change) : outcomeOf(yield* sendChange(change))
  if (outcome.status === 'conflict') {
    yield* show(change.card, outcome.present)
    return void (yield* put(renewalChange.refused({ errors: [{ key: 'shared:conflict.form' }] })))
  }
  if (outcome.status === 'failed') {
    const isGone = hasCode(outcome.error, codes.notFound)
    if (isGone && (yield* isHeld(change.card))) yield* put(renewals.requested(change.card))
    if (!isGone || change.act !== 'remove') {
      const isRefused = change.act === 'resume' && hasCode(outcome.error, codes.notAllowed)
      // The method has expired, or was removed elsewhere.
      if (isRefused) yield* put(paymentMethods.requested())
      const told = isGone ? 'renewals:gone' : isRefused ? 'renewals:needsMethod' : undefined
      return void (yield* put(renewalChange.refused(told ? { errors: [{ key: told }] } : faultOf(outcome.error))))
    }
  } else yield* show(change.card, outcome.value)
  yield* put(renewalChange.accepted(change))
  yield* put(successShown({ key: `renewals:done.${change.act}` }))
  // The next call charges what is due. What has stopped shows on the card's face.
  yield* put(isStopped ? fareCards.requested() : moneyMoved())
  const isForm = change.act === 'create' || change.act === 'update'
  const isShown = yield* call(() => window.location.pathname === paths.fareCard(change.card))
  if (isForm && isShown) yield* goTo(paths.cardTab(change.card, 'autorenew'), { replace: true })
}

type All = AnswerOf<typeof listRenewals>

/** The rider may look at another card by now. */
function* isHeld(card: string): SagaOf<boolean> {
  return (yield* select(renewals.selectHeld)).of === card
}

function* show(card: string, all: All): SagaOf<void> {
  if (yield* isHeld(card)) yield* put(renewals.replaced(yield* readAll(all)))
}

const renewalIn = ({ renewals: { good } }: All, id: string) => good.find(({ renewal_id }) => renewal_id === id)

/** Reads the renewals after a write with an unknown outcome. Returns them if the write was carried out. */
const presentIf = (id: string, isDone: (present: All) => boolean) =>
  function* (): SagaOf<All | undefined> {
    const read = yield* callApi(listRenewals, { params: { id } })
    return read.ok && isDone(read.value) ? read.value : undefined
  }

/** A plan that was changed elsewhere is shown before it is replaced (ACC-22). */
function* sendPlan({ card: id, renewal, plan, seen }: Extract<RenewalChange, { act: 'update' }>) {
  const planIn = (present: All) => planKey(renewalIn(present, renewal) ?? seen)
  return yield* sendOver<All, All>({
    edit: { typed: { plan: planKey(plan) }, base: { plan: planKey(seen) } },
    isWhole: true,
    read: () => callApi(listRenewals, { params: { id } }),
    // The call that changes a renewal refuses one that is gone.
    valuesOf: (present) => ({ plan: planIn(present) }),
    write: (_, present) =>
      sendOrFind(
        updateRenewal,
        { params: { id, renewal }, body: { ...plan, version: renewalIn(present, renewal)?.version } },
        presentIf(id, (after) => planIn(after) === planKey(plan)),
      ),
  })
}

function sendChange(change: Exclude<RenewalChange, { act: 'update' }>): SagaOf<Result<All>> {
  const id = change.card
  if (change.act === 'create') {
    const renews = presentIf(id, ({ renewals: { good } }) => good.some(({ pass_id }) => pass_id === change.pass))
    return sendOrFind(createRenewal, { params: { id }, body: { pass_id: change.pass, ...change.plan } }, renews)
  }
  const params = { id, renewal: change.renewal }
  const inPresent = (present: All) => renewalIn(present, change.renewal)
  if (change.act === 'remove')
    return sendOrFind(
      removeRenewal,
      { params },
      presentIf(id, (after) => inPresent(after) === undefined),
    )
  if (change.act === 'pause')
    return sendOrFind(
      pauseRenewal,
      { params },
      presentIf(id, (after) => stoppedAs(inPresent(after)) === 'paused'),
    )
  return sendOrFind(
    resumeRenewal,
    { params },
    presentIf(id, (after) => isRunning(inPresent(after))),
  )
}

function* readAll(answer: AnswerOf<typeof listRenewals>): SagaOf<Renewals> {
  return {
    renewals: yield* goodEntries(answer.renewals, 'renewals:notShown'),
    renewable: yield* goodEntries(answer.renewable, 'renewals:notShown'),
  }
}

attachOnImport(
  'renewals',
  watch(
    () => leading(renewalAsked, askRenewal),
    () => inTurn(renewalChange, changeRenewals),
  ),
)
