import type { FilterRecord, FilterValueRecord } from './records'
import type { Localized } from '../words/language'

/** Describes a chosen service level in place of the Service filter (decision 88). */
export const serviceConfigFilter = 'service_config_uuid'

export const filterUuids = {
  service: 'filter-service',
  rider: 'filter-rider',
  product: 'filter-product',
  railOrigin: 'filter-rail-origin',
  railDestination: 'filter-rail-destination',
  ferryOrigin: 'filter-ferry-origin',
  ferryDestination: 'filter-ferry-destination',
} as const

export const services: Record<'bus' | 'rail' | 'ferry', { value: Localized; picture: Localized }> = {
  bus: { value: { en: 'Bus', fr: 'Autobus' }, picture: { en: 'A city bus', fr: 'Un autobus urbain' } },
  rail: { value: { en: 'Rail', fr: 'Train' }, picture: { en: 'A Shoreline train', fr: 'Un train Shoreline' } },
  ferry: { value: { en: 'Ferry', fr: 'Traversier' }, picture: { en: 'A passenger ferry', fr: 'Un traversier' } },
}
export type Service = keyof typeof services

const serviceValues: FilterValueRecord[] = Object.entries(services).map(([service, { value, picture }]) => ({
  uuid: `service-${service}`,
  value,
  image_url: `/pictures/service-${service}.svg`,
  accessibility_text: picture,
}))

const riderValues: FilterValueRecord[] = [
  {
    uuid: 'rider-adult',
    value: { en: 'Adult', fr: 'Adulte' },
    short_description: { en: '18 to 64 years', fr: 'De 18 à 64 ans' },
  },
  {
    uuid: 'rider-youth',
    value: { en: 'Youth', fr: 'Jeune' },
    short_description: { en: '13 to 17 years, proof of age', fr: 'De 13 à 17 ans, preuve d’âge' },
  },
  {
    uuid: 'rider-senior',
    value: { en: 'Senior', fr: 'Aîné' },
    short_description: { en: '65 years and over, proof of age', fr: '65 ans et plus, preuve d’âge' },
  },
]

const productValues: FilterValueRecord[] = [
  { uuid: 'product-tickets', value: { en: 'Tickets', fr: 'Billets' } },
  { uuid: 'product-passes', value: { en: 'Passes', fr: 'Laissez-passer' } },
  { uuid: 'product-value', value: { en: 'Stored value', fr: 'Recharges' } },
]

/** Places have the same name in every language. */
const places = (kind: 'station' | 'pier', names: string[]): FilterValueRecord[] =>
  names.map((name) => ({
    uuid: `${kind}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    value: { en: name, fr: name },
  }))

const stations = places('station', [
  'Harbourfront',
  'Mill Cove',
  'University',
  'Cedar Hill',
  'Airport',
  'Lighthouse Point',
])
const piers = places('pier', ['Sableport', 'Heron Island', 'Outer Isle', 'Port Clair'])

function journey(service: 'rail' | 'ferry', values: FilterValueRecord[]): FilterRecord[] {
  const needs = [`service-${service}`, 'product-tickets']
  const dropdown = { filter_type: 'dropdown' as const, values, needs }
  return [
    {
      uuid: `filter-${service}-origin`,
      type: 'Origin',
      display_name: { en: 'Origin', fr: 'Point de départ' },
      ...dropdown,
    },
    {
      uuid: `filter-${service}-destination`,
      type: 'Destination',
      display_name: { en: 'Destination', fr: 'Destination' },
      ...dropdown,
    },
  ]
}

/** Returns all filters in the order in which the search asks for them. */
export function buildFilters(): FilterRecord[] {
  const list = { filter_type: 'list' as const, needs: [] }
  return [
    {
      uuid: filterUuids.service,
      type: 'Service',
      display_name: { en: 'Service', fr: 'Service' },
      values: serviceValues,
      ...list,
    },
    {
      uuid: filterUuids.rider,
      type: 'Rider',
      display_name: { en: 'Rider', fr: 'Usager' },
      values: riderValues,
      ...list,
    },
    {
      uuid: filterUuids.product,
      type: 'Product',
      display_name: { en: 'Product type', fr: 'Type de produit' },
      values: productValues,
      ...list,
    },
    ...journey('rail', stations),
    ...journey('ferry', piers),
  ]
}
