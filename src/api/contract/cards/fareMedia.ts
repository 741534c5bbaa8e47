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
  /** Available, Active, Expired, Spoiled. The portal shows an unknown status unchanged. */
  status: optionalText,
  /** ISO date (2026-12-05). */
  expiration_date: optionalDay,
  /** The instant from which it can be used, if it is on its way to the card. */
  usable_from: optionalInstant,
  used_count: v.nullish(count),
  /** Absent if the pass has no limit of uses. */
  usable_count: v.nullish(count),
  /** cloud or device. An unknown place counts as the cloud. */
  location: optionalText,
  /** The name of the phone that it is on: from there it can go on no other card. */
  device: optionalText,
  /** What was bought: tells a rider who buys the same for this card again. */
  product_uuid: v.nullish(possibleId),
  /** The state of its renewal: active, pending, paused, failed. Absent if it does not renew. */
  renewal_state: optionalText,
  /** What it cost, in cents. */
  price: v.nullish(nonNegativeCents),
  /** What becomes of it if its card is lost: moves, stays. Absent or unknown counts as stays. */
  if_lost: optionalText,
})
export type CardPass = v.InferOutput<typeof cardPass>

/** A number of rides in a period after which the others are free (specification 3, fare cap). */
const fareCap = v.object({
  cap_id: uuid,
  name: text,
  /** Rides that count so far. */
  count,
  /** The number of the first free ride. */
  ride_free_on: whole(1, limits.list),
  /** ISO dates: the first and the last day of the period. */
  period_from: optionalDay,
  period_to: optionalDay,
})
export type FareCap = v.InferOutput<typeof fareCap>

/** Value that is paid for and cannot be spent yet (FM-16). */
const pendingLoad = v.object({
  amount: nonNegativeCents,
  /** The instant from which the value can be spent; absent if it is not known. */
  usable_from: optionalInstant,
})

/**
 * The last characters of a card number: enough to tell cards apart, too few to misuse. The rest is cut off on arrival
 * (FM-12).
 */
export const lastCharacters = v.pipe(
  text,
  v.transform((number) => number.replace(/\s/g, '').slice(-4)),
)

/** A fare card, virtual or physical (specification 3, fare medium). */
export const fareMedium = v.pipe(
  v.object({
    faremedia_id: uuid,
    nickname: optionalText,
    printed_card_number: v.optional(v.nullable(lastCharacters)),
    category: optionalText,
    /**
     * virtual, physical, bank card, commuter benefits. The portal shows an unknown type by its name and sells nothing
     * for it.
     */
    type: text,
    /** BLOCKED, invalid, suspended. Absent or ACTIVE if the card can be used. */
    status: optionalText,
    rider_type: optionalText,
    /**
     * The filters under which the search for physical products finds what can replace this card: its kind of product and
     * its rider type. Absent if the card is not plastic, or if nothing that can replace it is sold. Malformed ones are left out.
     */
    replacement_filters: v.optional(v.fallback(v.nullable(listOf(appliedFilter, limits.filters)), null)),
    /** ISO date. The card is valid through that day. */
    expiration_date: optionalDay,
    balances: v.optional(
      v.nullable(v.object({ general_funds: nonNegativeCents, commuter_benefits: v.optional(nonNegativeCents, 0) })),
    ),
    pending_loads: v.optional(v.nullable(listOf(pendingLoad))),
    /** A malformed autoload is left out: its own call tells that it could not be read. */
    autoload: v.optional(v.fallback(v.nullable(autoload), null)),
    /** A malformed pass is left out, because the card can be used without it. */
    passes: v.optional(v.nullable(goodPartOf(cardPass, limits.passes)), []),
    fare_caps: v.optional(v.nullable(goodPartOf(fareCap))),
    /** The card's issuer and its colour. */
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
  summary: "The rider's fare cards; for a guest, the one card that the card token is for",
  answer: v.object({ fare_mediums: listOfGood(fareMedium) }),
})

export const renameFareMedium = endpoint({
  name: 'renameFareMedium',
  host: 'transit',
  method: 'PUT',
  path: '/faremedia/:id',
  summary: 'Give a fare card another nickname; for riders, and for the guest who has its card token',
  body: v.object({ nickname: v.pipe(text, v.maxLength(limits.nickname)) }),
  answer: fareMedium,
  errors: [codes.notFound],
})

export const startCardSession = endpoint({
  name: 'startCardSession',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/card_session',
  summary: 'A token for one card, good for 30 minutes, by its number and security code',
  body: v.object({ card_number: text, security_code: text, captcha_token: v.optional(text) }),
  answer: v.object({ card_token: token, fare_medium: fareMedium }),
  errors: [codes.notFound],
  keepsSession: true,
})
