import type { Localized } from '../../words/language'

export interface ShippingMethodRecord {
  id: string
  name: Localized
  eta: Localized
  price: number
  country: string
}

export interface ShippingState {
  shippingMethods: ShippingMethodRecord[]
}

export const shippingSeed = (): ShippingState => ({
  shippingMethods: [
    {
      id: 'shipping-standard',
      country: 'CA',
      name: { en: 'Standard mail', fr: 'Courrier ordinaire' },
      eta: { en: '5 to 7 business days', fr: '5 à 7 jours ouvrables' },
      price: 250,
    },
    {
      id: 'shipping-express',
      country: 'CA',
      name: { en: 'Express courier', fr: 'Messagerie express' },
      eta: { en: '1 to 2 business days', fr: '1 ou 2 jours ouvrables' },
      price: 1295,
    },
    {
      id: 'shipping-us',
      country: 'US',
      name: { en: 'Tracked mail to the United States', fr: 'Courrier suivi vers les États-Unis' },
      eta: { en: '7 to 12 business days', fr: '7 à 12 jours ouvrables' },
      price: 1850,
    },
  ],
})
