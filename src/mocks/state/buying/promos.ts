import type { Localized } from '../../words/language'

export interface PromoRecord {
  code: string
  /** A percentage of the subtotal, or an amount in cents, which may exceed the amount to pay. */
  off: { percent: number } | { cents: number }
  text: Localized
  ends: string
}

export interface PromosState {
  promos: PromoRecord[]
}

export const promosSeed = (): PromosState => ({
  promos: [
    {
      code: 'WELCOME10',
      off: { percent: 10 },
      text: { en: '10% off your order', fr: '10 % de rabais sur votre commande' },
      ends: '2099-12-31T23:59:59Z',
    },
    {
      code: 'GIFT50',
      off: { cents: 5_000 },
      text: { en: '$50 off your order', fr: '50 $ de rabais sur votre commande' },
      ends: '2036-01-01T00:00:00Z',
    },
    {
      code: 'SUMMER24',
      off: { percent: 15 },
      text: { en: '15% off, summer 2024', fr: '15 % de rabais, été 2024' },
      ends: '2024-09-30T23:59:59Z',
    },
  ],
})
