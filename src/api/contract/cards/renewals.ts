import * as v from 'valibot'
import {
  nonNegativeCents,
  optionalDay,
  optionalText,
  possiblePeriod,
  requiredName,
  text,
  uuid,
  version,
  whole,
} from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { listOfGood } from '../base/listOfGood'

/** How a pass renews (decision 85). */
const plan = {
  payment_method_id: uuid,
  /** Renews when fewer uses than this remain; null: when the pass expires. */
  renew_below: v.nullable(whole(1, 100)),
  /** An email so many days or uses before; null: none. The portal says of an unknown unit that an email comes before. */
  notify: v.nullable(
    v.object({ unit: v.pipe(text, v.metadata({ examples: ['days', 'uses'] })), before: whole(1, 30) }),
  ),
  version,
}
const renewalPlan = v.object(plan)
export type RenewalPlan = v.InferOutput<typeof renewalPlan>

const passFacts = {
  pass_id: uuid,
  name: requiredName,
  price: v.nullish(nonNegativeCents),
  /** Absent if the pass has no limit of uses, and so renews at its end. */
  usable_count: v.nullish(whole(1, 100_000)),
  uses_left: v.nullish(whole(0, 100_000)),
  /** ISO date. */
  expiration_date: optionalDay,
  /** How often it renews: every 31 days. */
  period: possiblePeriod,
}

/** The renewal of a pass with its true state (FM-14). */
const renewal = v.object({
  renewal_id: uuid,
  ...passFacts,
  ...plan,
  /** active, pending, paused, failed. The portal shows an unknown state unchanged. */
  state: text,
  /** Why it failed: declined, expired, method_gone, card_blocked, card_out_of_use. */
  reason: optionalText,
  /** The operator's calendar day of the next charge; absent if it depends on the uses, or if none is planned. */
  next_run: optionalDay,
  last_run: v.nullish(v.object({ date: text, amount: nonNegativeCents, state: text })),
})
export type Renewal = v.InferOutput<typeof renewal>

const renewablePass = v.object(passFacts)
export type RenewablePass = v.InferOutput<typeof renewablePass>

/** Every change answers with everything, so that what other tabs and devices changed shows, too. */
const all = v.object({ renewals: listOfGood(renewal), renewable: listOfGood(renewablePass) })

const path = '/faremedia/:id/autorenew'
const one = `${path}/:renewal`
const refusals = [codes.notFound, codes.notAllowed, codes.emailNotConfirmed] as const

export const listRenewals = endpoint({
  name: 'listRenewals',
  host: 'transit',
  method: 'GET',
  path,
  summary: 'The renewing passes of a fare card, and those that could renew',
  answer: all,
  errors: [codes.notFound],
})

export const createRenewal = endpoint({
  name: 'createRenewal',
  host: 'transit',
  method: 'POST',
  path,
  summary:
    'Let a pass renew; one that renews already takes this plan. A wallet or an expired card cannot pay for it, and a blocked card takes none',
  body: v.object({ pass_id: uuid, ...plan }),
  answer: all,
  errors: [...refusals, codes.virtualCardBlocked, codes.physicalCardBlocked],
})

export const updateRenewal = endpoint({
  name: 'updateRenewal',
  host: 'transit',
  method: 'PUT',
  path: one,
  summary: 'Change how a pass renews. A paused renewal stays paused; one that has failed is active again',
  body: renewalPlan,
  answer: all,
  errors: [...refusals, codes.changedElsewhere],
})

export const removeRenewal = endpoint({
  name: 'removeRenewal',
  host: 'transit',
  method: 'DELETE',
  path: one,
  summary: 'End a renewal: the pass stays as it is and is not repurchased',
  answer: all,
  errors: [codes.notFound],
})

export const pauseRenewal = endpoint({
  name: 'pauseRenewal',
  host: 'transit',
  method: 'POST',
  path: `${one}/pause`,
  summary: 'Charge nothing until the rider resumes it; a paused renewal stays paused',
  answer: all,
  errors: [codes.notFound],
})

export const resumeRenewal = endpoint({
  name: 'resumeRenewal',
  host: 'transit',
  method: 'POST',
  path: `${one}/resume`,
  summary: 'Renew again, after a pause or a failure. Refused if the payment method is gone or has expired',
  answer: all,
  errors: refusals,
})
