import type { ShippingMethodRecord } from '../../state/buying/shipping'
import type { Language } from '../../words/language'

export const shippingAnswer = ({ id, name, price, eta }: ShippingMethodRecord, language: Language) => ({
  id,
  name: name[language],
  price,
  eta: eta[language],
})
