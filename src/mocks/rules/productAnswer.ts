import type { ProductRecord } from '../catalogue/records'
import type { Language } from '../words/language'

/** The product as sent; the scenarios' stored carts are made from it, too. */
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
