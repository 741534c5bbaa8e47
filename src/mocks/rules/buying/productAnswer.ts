import { toldForCard } from '../../catalogue/productTexts'
import type { ProductRecord } from '../../catalogue/records'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { Language } from '../../words/language'
import { usableFrom } from './usableFrom'

/** A digital product is for a fare card, as far as it is known for which. */
export interface ForCard {
  card: FareMediumRecord | undefined
}

/** Returns the product as the backend sends it. The stored carts of the scenarios use it, too. */
export function productAnswer(product: ProductRecord, language: Language, forCard?: ForCard) {
  const description = product.long_description[language]
  const usableThen = usableFrom(product, forCard?.card)
  const { uuid, list_price, product_image_path, sub_type, shipping_enabled, organization } = product
  return {
    uuid,
    name: product.name[language],
    alert_message: product.alert_message?.[language] ?? null,
    short_description: product.short_description[language],
    long_description: forCard ? toldForCard(description, language) : description,
    list_price,
    product_image_path,
    sub_type,
    shipping_enabled,
    organization,
    subscription: {
      subscription_allowed: product.subscription_allowed,
      period: product.renewal_period,
    },
    theme: { background_color: product.background_color },
    usable: usableThen.usable,
    usable_from: usableThen.words[language],
    service: product.service,
  }
}
