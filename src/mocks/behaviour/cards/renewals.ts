import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/cards/renewals'
import type { RenewalPlan } from '../../../api/contract/cards/renewals'
import { passesOnCard } from '../../ledger/places'
import { expectChargeable } from '../../rules/autoload/methodCharge'
import { ownCard, whyOutOfUse } from '../../rules/cards/ownCards'
import { refuse } from '../../rules/base/refusal'
import { canRenew, planOf, renewalsAnswer, runRenewals } from '../../rules/renewals/runRenewals'
import { expectVersion } from '../../rules/base/versions'
import { riderOf } from '../../rules/base/visitor'
import { nextNumber } from '../../state/tester/counters'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { RenewalRecord } from '../../state/cards/renewals'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

export const renewalsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listRenewals: (context) => renewalsAnswer(context.state, cardOf(context), context),

  createRenewal: (context) => {
    const { state, body } = context
    const card = cardOf(context)
    const owner = confirmedRider(context)
    if (card.status === 'BLOCKED')
      refuse(card.type === 'virtual' ? codes.virtualCardBlocked : codes.physicalCardBlocked)
    const { pass_id, version: _, ...plan } = body
    const pass =
      passesOnCard(state, card).find((entry) => entry.pass_id === pass_id) ?? refuse(codes.notFound, 'pass_id')
    if (whyOutOfUse(card, context.now) || !canRenew(state, pass)) refuse(codes.notAllowed, 'pass_id')
    expectPlan(context, plan, pass.usable_count)
    const earlier = state.renewals.find((entry) => entry.card === card.faremedia_id && entry.pass_id === pass_id)
    if (earlier) change(earlier, plan)
    else
      state.renewals.push({
        ...plan,
        renewal_id: `renewal-${nextNumber(state, 'renewal')}`,
        owner,
        card: card.faremedia_id,
        pass_id,
        state: 'active',
        reason: null,
        last_run: null,
      })
    return ran(context, card)
  },

  updateRenewal: (context) => {
    const { state, body } = context
    const { version, ...plan } = body
    const card = cardOf(context)
    const renewal = renewalOf(context, card)
    confirmedRider(context)
    expectVersion(version, planOf(renewal))
    const pass = passesOnCard(state, card).find(({ pass_id }) => pass_id === renewal.pass_id) ?? refuse(codes.notFound)
    expectPlan(context, plan, pass.usable_count)
    change(renewal, plan)
    return ran(context, card)
  },

  removeRenewal: (context) => {
    const { state } = context
    const card = cardOf(context)
    state.renewals.splice(state.renewals.indexOf(renewalOf(context, card)), 1)
    return renewalsAnswer(state, card, context)
  },

  pauseRenewal: (context) => {
    const card = cardOf(context)
    Object.assign(renewalOf(context, card), { state: 'paused', reason: null })
    return renewalsAnswer(context.state, card, context)
  },

  resumeRenewal: (context) => {
    const card = cardOf(context)
    const renewal = renewalOf(context, card)
    const owner = confirmedRider(context)
    expectChargeable(context.state, owner, renewal.payment_method_id, context.now)
    Object.assign(renewal, { state: 'active', reason: null })
    return ran(context, card)
  },
}

/** What is due by an act is charged at once. */
function ran(context: CallContext, card: FareMediumRecord) {
  runRenewals(context.state, context.now, context.now)
  return renewalsAnswer(context.state, card, context)
}

function cardOf({ state, visitor, params }: CallContext): FareMediumRecord {
  riderOf(visitor)
  return ownCard(state, visitor, params.id)
}

const renewalOf = ({ state, params }: CallContext, card: FareMediumRecord): RenewalRecord =>
  state.renewals.find(({ renewal_id, card: own }) => renewal_id === params.renewal && own === card.faremedia_id) ??
  refuse(codes.notFound)

/** A new plan mends a renewal that has failed; a pause stays. What was wrong with the earlier method is over. */
function change(renewal: RenewalRecord, plan: RenewalPlan): void {
  Object.assign(renewal, plan, { reason: null })
  if (renewal.state === 'failed') renewal.state = 'active'
}

function confirmedRider({ visitor }: CallContext): string {
  const { user } = riderOf(visitor)
  return user.email_confirmed ? user.uuid : refuse(codes.emailNotConfirmed)
}

/** Neither the wallet nor an expired card can pay for a renewal, and a count of uses needs a pass that counts them. */
function expectPlan({ state, visitor, now }: CallContext, plan: RenewalPlan, usable: number | null): void {
  const { user } = riderOf(visitor)
  const method = state.paymentMethods.find(({ id, owner }) => id === plan.payment_method_id && owner === user.uuid)
  if (!method) refuse(codes.notFound, 'payment_method_id')
  if (method.type === 'wallet') refuse(codes.notAllowed, 'payment_method_id')
  expectChargeable(state, user.uuid, method.id, now)
  if (usable === null && (plan.renew_below !== null || plan.notify?.unit === 'uses'))
    refuse(codes.notValid, 'renew_below')
}
