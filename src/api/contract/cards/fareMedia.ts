import * as v from 'valibot'
import { autoload } from './autoloadPlan'
import { endpoint } from '../base/endpoint'
import {
  appliedFilter,
  cents,
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
  status: optionalText,
  expiration_date: optionalDay,
  usable_from: optionalInstant,
  used_count: v.nullish(count),
  usable_count: v.nullish(count),
  location: optionalText,
  /** A pass on a phone can go on no other card. */
  device: optionalText,
  /** It lets a rider who buys the same again know so. */
  product_uuid: v.nullish(possibleId),
  renewal_state: optionalText,
  price: v.nullish(nonNegativeCents),
  if_lost: optionalText,
})
export type CardPass = v.InferOutput<typeof cardPass>

/** A fare cap (specification 3). */
const fareCap = v.object({
  cap_id: uuid,
  name: text,
  count,
  ride_free_on: whole(1, limits.list),
  period_from: optionalDay,
  period_to: optionalDay,
})
export type FareCap = v.InferOutput<typeof fareCap>

/** Value that is paid for and cannot be spent yet (FM-16). */
const pendingLoad = v.object({
  amount: nonNegativeCents,
  usable_from: optionalInstant,
})

/** The characters are enough to tell cards apart and too few to misuse. The rest is cut off on arrival (FM-12). */
export const lastCharacters = v.pipe(
  text,
  v.transform((number) => number.replace(/\s/g, '').slice(-4)),
)

/** A fare card (specification 3, fare medium). */
export const fareMedium = v.pipe(
  v.object({
    faremedia_id: uuid,
    nickname: optionalText,
    printed_card_number: v.optional(v.nullable(lastCharacters)),
    category: optionalText,
    type: text,
    /** A card without a status, or with ACTIVE, can be used. */
    status: optionalText,
    rider_type: optionalText,
    /** Filters that find a replacement of this card among physical products. Malformed ones are left out. */
    replacement_filters: v.optional(v.fallback(v.nullable(listOf(appliedFilter, limits.filters)), null)),
    expiration_date: optionalDay,
    balances: v.optional(
      v.nullable(v.object({ general_funds: cents, commuter_benefits: v.optional(nonNegativeCents, 0) })),
    ),
    pending_loads: v.optional(v.nullable(listOf(pendingLoad))),
    /** A malformed autoload is left out, because its own call reports that. */
    autoload: v.optional(v.fallback(v.nullable(autoload), null)),
    /** A malformed pass is left out, because the card is usable without it. */
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
