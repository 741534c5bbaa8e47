import type { RenewalPeriod } from '../../api/contract/base/common'
import type { Localized } from '../words/language'

export interface ProductRecord {
  uuid: string
  name: Localized
  service: Localized
  alert_message: Localized | null
  short_description: Localized
  long_description: Localized
  /** Text for one product, because real backends mix both. */
  list_price: number | string
  list_priority: number
  product_image_path: string
  sub_type: string
  shipping_enabled: boolean
  organization: { uuid: string; legacy_uuid: string }
  subscription_allowed: boolean
  /** How often it renews, if it does. */
  renewal_period: RenewalPeriod | null
  background_color: string
  /** Uuids of the filter values that match this product. */
  tags: string[]
  sold: boolean
}

export interface FilterValueRecord {
  uuid: string
  value: Localized
  short_description?: Localized
  image_url?: string
  accessibility_text?: Localized
}

export interface FilterRecord {
  uuid: string
  type: 'Service' | 'Rider' | 'Product' | 'Origin' | 'Destination'
  display_name: Localized
  filter_type: 'list' | 'dropdown'
  values: FilterValueRecord[]
  /** Values that must be applied before this filter is offered. */
  needs: string[]
}
