import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import {
  appliedFilter,
  count,
  describedFilter,
  listOf,
  listPrice,
  name,
  namesByLanguage,
  optionalName,
  optionalText,
  possibleId,
  possiblePeriod,
  possibleUsable,
  requiredName,
  text,
  uuid,
} from '../base/common'
import * as codes from '../base/errorCodes'
import { listOfGood } from '../base/listOfGood'
import * as limits from '../base/limits'

export type AppliedFilter = v.InferOutput<typeof appliedFilter>

export type DescribedFilter = v.InferOutput<typeof describedFilter>

export const filter = v.pipe(
  v.object({
    uuid,
    display_name: name,
    filter_type: text,
    values: listOfGood(
      v.object({
        uuid,
        value: name,
        short_description: optionalText,
        image_url: optionalText,
        accessibility_text: optionalText,
      }),
    ),
    applied: v.optional(v.nullable(v.boolean()), false),
  }),
  v.transform(({ values, ...own }) => ({ ...own, values: values.good, valuesDropped: values.dropped })),
)
export type Filter = v.InferOutput<typeof filter>

export const product = v.object({
  uuid,
  name: requiredName,
  alert_message: optionalText,
  short_description: optionalText,
  long_description: optionalText,
  list_price: listPrice,
  product_image_path: optionalText,
  /** PHYSICAL_PASS is a physical product, any other type a digital one. */
  sub_type: optionalName,
  shipping_enabled: v.optional(v.nullable(v.boolean()), false),
  organization: v.object({ uuid: v.nullish(possibleId), legacy_uuid: v.nullish(possibleId) }),
  /** Without a `period` it renews when it is used up. */
  subscription: v.optional(v.nullable(v.object({ subscription_allowed: v.boolean(), period: possiblePeriod }))),
  theme: v.optional(v.nullable(v.object({ background_color: optionalName }))),
  usable: possibleUsable,
  usable_from: optionalName,
  service: v.optional(v.nullable(namesByLanguage)),
})
export type Product = v.InferOutput<typeof product>

const searchBase = {
  sort: listOf(v.object({ field: v.literal('list_priority'), order: v.literal('asc') }), 1),
  applied_filters: listOf(appliedFilter, limits.filters),
  keyword_search: v.optional(listOf(uuid, limits.list)),
  row_count: v.optional(count),
  page: v.optional(count),
}

/** `FILTER` requests the remaining filters, `ENTITY` the products. */
export const searchBody = v.object({ return: v.picklist(['FILTER', 'ENTITY']), ...searchBase })
export type SearchBody = v.InferOutput<typeof searchBody>

const searchAnswer = v.object({
  results: listOfGood(v.union([filter, product])),
  applied_filters: v.optional(v.nullable(listOf(describedFilter, limits.filters)), []),
  page: v.optional(v.fallback(v.optional(count), undefined)),
  total: v.optional(v.fallback(v.optional(count), undefined)),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswer>

export const searchProducts = endpoint({
  name: 'searchProducts',
  host: 'accounts',
  method: 'POST',
  path: '/v3.0/product/search',
  body: searchBody,
  answer: searchAnswer,
  errors: [codes.notFound],
})

export const searchProductsAsGuest = endpoint({
  name: 'searchProductsAsGuest',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/v3.0/product/search',
  body: searchBody,
  answer: searchAnswer,
  errors: [codes.notFound],
})

export const searchProductsForCard = endpoint({
  name: 'searchProductsForCard',
  host: 'transit',
  method: 'POST',
  path: '/v3.0/product/search',
  body: v.object({
    return: v.picklist(['FILTER', 'ENTITY']),
    ...searchBase,
    purchase_type: v.picklist(['digital', 'physical']),
    faremedia_id: v.optional(uuid),
  }),
  answer: searchAnswer,
  errors: [codes.notFound],
})
