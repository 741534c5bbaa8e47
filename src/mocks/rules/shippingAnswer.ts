import type { ShippingMethodRecord } from '../state/shipping'
import type { Language } from '../words/language'

export const shippingAnswer = ({ id, name, price, eta }: ShippingMethodRecord, language: Language) => ({
  id,
  name: name[language],
  price,
  eta: eta[language],
})
