import type { ProductRecord } from '../catalogue/records'
import type { Language } from '../words/language'

/** Returns the product as the backend sends it. The stored carts of the scenarios use it, too. */
export function productAnswer(product: ProductRecord, language: Language) {
  const { uuid, list_price, product_image_path, sub_type, shipping_enabled, organization } = product
  return {
    uuid,
    name: product.name[language],
    alert_message: product.alert_message?.[language] ?? null,
    short_description: product.short_description[language],
    long_description: product.long_description[language],
    list_price,
    product_image_path,
    sub_type,
    shipping_enabled,
    organization,
    subscription: { subscription_allowed: product.subscription_allowed },
    theme: { background_color: product.background_color },
  }
}
