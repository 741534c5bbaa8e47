import * as v from 'valibot'
import { autoload } from './autoloadPlan'
import { endpoint } from '../base/endpoint'
import {
  appliedFilter,
  count,
  listOf,
  nonNegativeCents,
  optionalDay,
  optionalInstant,
  optionalText,
  possibleId,
  text,
  token,
  uuid,
  whole,
} from '../base/common'
import * as codes from '../base/errorCodes'
import { goodPartOf, listOfGood } from '../base/listOfGood'
import * as limits from '../base/limits'

export const cardPass = v.object({
  pass_id: uuid,
  name: text,
  /** The portal shows an unknown status unchanged. */
  status: optionalText,
  expiration_date: optionalDay,
  usable_from: optionalInstant,
  used_count: v.nullish(count),
  usable_count: v.nullish(count),
  location: optionalText,
  /** From there it can go on no other card. */
  device: optionalText,
  /** For a rider who buys the same again. */
  product_uuid: v.nullish(possibleId),
  renewal_state: optionalText,
  price: v.nullish(nonNegativeCents),
  /** An unknown word counts as stays. */
  if_lost: optionalText,
})
export type CardPass = v.InferOutput<typeof cardPass>

/** Specification 3, fare cap. */
const fareCap = v.object({
  cap_id: uuid,
  name: text,
  count,
  ride_free_on: whole(1, limits.list),
  period_from: optionalDay,
  period_to: optionalDay,
})
export type FareCap = v.InferOutput<typeof fareCap>

/** Paid, and not spendable yet (FM-16). */
const pendingLoad = v.object({
  amount: nonNegativeCents,
  /** Absent if not known. */
  usable_from: optionalInstant,
})

/** Enough to tell cards apart, too few to misuse: the rest is cut off on arrival (FM-12). */
export const lastCharacters = v.pipe(
  text,
  v.transform((number) => number.replace(/\s/g, '').slice(-4)),
)

/** Specification 3, fare medium. */
export const fareMedium = v.pipe(
  v.object({
    faremedia_id: uuid,
    nickname: optionalText,
    printed_card_number: v.optional(v.nullable(lastCharacters)),
    category: optionalText,
    /** The portal shows an unknown type by its name and sells nothing for it. */
    type: text,
    /** Absent or ACTIVE: usable. */
    status: optionalText,
    rider_type: optionalText,
    /** Finds what replaces this card among physical products. Malformed ones are left out. */
    replacement_filters: v.optional(v.fallback(v.nullable(listOf(appliedFilter, limits.filters)), null)),
    /** Valid through that day. */
    expiration_date: optionalDay,
    balances: v.optional(
      v.nullable(v.object({ general_funds: nonNegativeCents, commuter_benefits: v.optional(nonNegativeCents, 0) })),
    ),
    pending_loads: v.optional(v.nullable(listOf(pendingLoad))),
    /** Malformed is left out: the autoload's own call tells. */
    autoload: v.optional(v.fallback(v.nullable(autoload), null)),
    /** Malformed is left out: the card is usable without it. */
    passes: v.optional(v.nullable(goodPartOf(cardPass, limits.passes)), []),
    fare_caps: v.optional(v.nullable(goodPartOf(fareCap))),
    organization: v.optional(v.nullable(v.object({ name: optionalText }))),
    theme: v.optional(v.nullable(v.object({ background_color: optionalText }))),
  }),
  v.transform(({ passes, ...card }) => ({ ...card, passes: passes?.good ?? [], passesDropped: passes?.dropped ?? 0 })),
)
export type FareMedium = v.InferOutput<typeof fareMedium>

export const listFareMedia = endpoint({
  name: 'listFareMedia',
  host: 'transit',
  method: 'GET',
  path: '/faremedia',
  answer: v.object({ fare_mediums: listOfGood(fareMedium) }),
})

export const renameFareMedium = endpoint({
  name: 'renameFareMedium',
  host: 'transit',
  method: 'PUT',
  path: '/faremedia/:id',
  body: v.object({ nickname: v.pipe(text, v.maxLength(limits.nickname)) }),
  answer: fareMedium,
  errors: [codes.notFound],
})

export const startCardSession = endpoint({
  name: 'startCardSession',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/card_session',
  body: v.object({ card_number: text, security_code: text, captcha_token: v.optional(text) }),
  answer: v.object({ card_token: token, fare_medium: fareMedium }),
  errors: [codes.notFound],
  keepsSession: true,
})
