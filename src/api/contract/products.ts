import * as v from 'valibot'
import { endpoint } from './endpoint'
import { listPrice, optionalText, text, uuid } from './common'

export const appliedFilter = v.object({ filter_uuid: uuid, filter_value: text })
export type AppliedFilter = v.InferOutput<typeof appliedFilter>

/** An applied filter as answered: Origin and Destination carry their names by language code. */
export const describedFilter = v.object({
  filter_uuid: uuid,
  filter_value: text,
  type: optionalText,
  long_name: v.optional(v.nullable(v.record(v.string(), text))),
})
export type DescribedFilter = v.InferOutput<typeof describedFilter>

export const filter = v.object({
  uuid,
  display_name: text,
  /** `list` and `dropdown` are known; any other kind is shown as a list. */
  filter_type: text,
  values: v.pipe(
    v.array(
      v.object({
        uuid,
        value: text,
        short_description: optionalText,
        image_url: optionalText,
        accessibility_text: optionalText,
      }),
    ),
    v.maxLength(500),
  ),
  applied: v.optional(v.nullable(v.boolean()), false),
})
export type Filter = v.InferOutput<typeof filter>

export const product = v.object({
  uuid,
  name: text,
  alert_message: optionalText,
  short_description: optionalText,
  long_description: optionalText,
  list_price: listPrice,
  product_image_path: optionalText,
  /** PHYSICAL_PASS marks a physical product; anything else is digital. */
  sub_type: optionalText,
  shipping_enabled: v.optional(v.nullable(v.boolean()), false),
  organization: v.object({ uuid: optionalText, legacy_uuid: optionalText }),
  subscription: v.optional(v.nullable(v.object({ subscription_allowed: v.boolean() }))),
  theme: v.optional(v.nullable(v.object({ background_color: optionalText }))),
})
export type Product = v.InferOutput<typeof product>

const searchBase = {
  sort: v.array(v.object({ field: v.literal('list_priority'), order: v.literal('asc') })),
  applied_filters: v.array(appliedFilter),
  keyword_search: v.optional(v.array(uuid)),
  row_count: v.optional(v.number()),
  page: v.optional(v.number()),
}

/** `FILTER` asks which filters remain for what is applied, `ENTITY` asks for the products themselves. */
export const searchBody = v.object({ return: v.picklist(['FILTER', 'ENTITY']), ...searchBase })
export type SearchBody = v.InferOutput<typeof searchBody>

const searchAnswer = v.object({
  results: v.pipe(v.array(v.union([filter, product])), v.maxLength(1_000)),
  applied_filters: v.optional(v.nullable(v.array(describedFilter)), []),
  page: v.optional(v.number()),
  total: v.optional(v.number()),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswer>

export const searchProducts = endpoint({
  name: 'searchProducts',
  host: 'accounts',
  method: 'POST',
  path: '/v3.0/product/search',
  summary: 'Filters or products, for riders',
  body: searchBody,
  answer: searchAnswer,
})

export const searchProductsAsGuest = endpoint({
  name: 'searchProductsAsGuest',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/v3.0/product/search',
  summary: 'Filters or products, for guests and visitors',
  body: searchBody,
  answer: searchAnswer,
})

export const searchProductsForCard = endpoint({
  name: 'searchProductsForCard',
  host: 'transit',
  method: 'POST',
  path: '/v3.0/product/search',
  summary: 'Filters or products for a fare card, in transit mode',
  body: v.object({
    return: v.picklist(['FILTER', 'ENTITY']),
    ...searchBase,
    purchase_type: v.picklist(['digital', 'physical']),
    faremedia_id: v.optional(uuid),
  }),
  answer: searchAnswer,
})

export const getOrgConfig = endpoint({
  name: 'getOrgConfig',
  host: 'accounts',
  method: 'GET',
  path: '/org_config?config_type=CUSTOMER_CONFIG',
  summary: "The operator's configuration entries, service levels among them",
  answer: v.object({
    organization_config: v.array(v.object({ config_key: text, config_value: v.nullable(text) })),
  }),
})
