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
  /** Renews when fewer uses than this remain. Null: it renews when the pass expires. */
  renew_below: v.nullable(whole(1, 100)),
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
  usable_count: v.nullish(whole(1, 100_000)),
  uses_left: v.nullish(whole(0, 100_000)),
  expiration_date: optionalDay,
  period: possiblePeriod,
}

/** The renewal of a pass with its true state (FM-14). */
const renewal = v.object({
  renewal_id: uuid,
  ...passFacts,
  ...plan,
  state: text,
  reason: optionalText,
  next_run: optionalDay,
  last_run: v.nullish(v.object({ date: text, amount: nonNegativeCents, state: text })),
})
export type Renewal = v.InferOutput<typeof renewal>

const renewablePass = v.object(passFacts)
export type RenewablePass = v.InferOutput<typeof renewablePass>

/** Each change answers with everything, so that the changes of other devices show. */
const all = v.object({ renewals: listOfGood(renewal), renewable: listOfGood(renewablePass) })

const path = '/faremedia/:id/autorenew'
const one = `${path}/:renewal`
const refusals = [codes.notFound, codes.notAllowed, codes.emailNotConfirmed] as const

export const listRenewals = endpoint({
  name: 'listRenewals',
  host: 'transit',
  method: 'GET',
  path,
  answer: all,
  errors: [codes.notFound],
})

export const createRenewal = endpoint({
  name: 'createRenewal',
  host: 'transit',
  method: 'POST',
  path,
  body: v.object({ pass_id: uuid, ...plan }),
  answer: all,
  errors: [...refusals, codes.virtualCardBlocked, codes.physicalCardBlocked],
})

export const updateRenewal = endpoint({
  name: 'updateRenewal',
  host: 'transit',
  method: 'PUT',
  path: one,
  body: renewalPlan,
  answer: all,
  errors: [...refusals, codes.changedElsewhere],
})

export const removeRenewal = endpoint({
  name: 'removeRenewal',
  host: 'transit',
  method: 'DELETE',
  path: one,
  answer: all,
  errors: [codes.notFound],
})

export const pauseRenewal = endpoint({
  name: 'pauseRenewal',
  host: 'transit',
  method: 'POST',
  path: `${one}/pause`,
  answer: all,
  errors: [codes.notFound],
})

export const resumeRenewal = endpoint({
  name: 'resumeRenewal',
  host: 'transit',
  method: 'POST',
  path: `${one}/resume`,
  answer: all,
  errors: refusals,
})
