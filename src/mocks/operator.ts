import type { PromoRecord, ShippingMethodRecord } from './state'

/** The invented operator and the ferry line that sells through the same portal. */
export const organizations = {
  transit: { uuid: 'org-sableport-transit', legacy_uuid: 'SABLEPORT', name: 'Sableport Transit' },
  ferries: { uuid: 'org-sable-isles-ferries', legacy_uuid: 'SABLEISLES', name: 'Sable Isles Ferries' },
}

export const buildOrgConfig = (): Record<string, string> => ({
  max_cart_quantity: '20',
  service_level_bus: 'service-bus',
  service_level_rail: 'service-rail',
  service_level_ferry: 'service-ferry',
  fare_media_enabled: 'true',
  guest_checkout_enabled: 'true',
  buy_now_enabled: 'false',
  hide_digital: 'false',
  hide_physical: 'false',
  account_deactivation: 'false',
  account_deletion: 'true',
  autoload_min: '500',
  autoload_max: '20000',
  load_min: '500',
  load_max: '20000',
  mobile_only_methods: 'apple_pay,google_pay,cash',
  purchasable_card_types: 'virtual,physical',
})

export const buildPromos = (): PromoRecord[] => [
  {
    code: 'WELCOME10',
    off: { percent: 10 },
    text: { en: '10% off your order', fr: '10 % de rabais sur votre commande' },
    ends: '2099-12-31T23:59:59Z',
  },
  {
    code: 'GIFT50',
    off: { cents: 5_000 },
    text: { en: '$50 off your order', fr: '50 $ de rabais sur votre commande' },
    ends: '2036-01-01T00:00:00Z',
  },
  {
    code: 'SUMMER24',
    off: { percent: 15 },
    text: { en: '15% off, summer 2024', fr: '15 % de rabais, été 2024' },
    ends: '2024-09-30T23:59:59Z',
  },
]

export const buildShippingMethods = (): ShippingMethodRecord[] => [
  {
    id: 'shipping-standard',
    country: 'CA',
    name: { en: 'Standard mail', fr: 'Courrier ordinaire' },
    eta: { en: '5 to 7 business days', fr: 'De 5 à 7 jours ouvrables' },
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
    eta: { en: '7 to 12 business days', fr: 'De 7 à 12 jours ouvrables' },
    price: 1850,
  },
]

const countryNames: Record<string, string> = {
  CA: 'CA',
  CAN: 'CA',
  CANADA: 'CA',
  US: 'US',
  USA: 'US',
  'UNITED STATES': 'US',
  'ÉTATS-UNIS': 'US',
}

/** The country's code, whether a form sent the code or the name. */
export const countryCode = (country: string): string =>
  countryNames[country.trim().toUpperCase()] ?? country.trim().toUpperCase()
