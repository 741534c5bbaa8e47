import type { Localized } from '../words/language'
import type { ProductRecord } from './records'
import { organizations } from './organizations'
import { services } from './filters'
import type { Service } from './filters'
import { alertOf, descriptionOf, periodOf, summaryOf } from './productTexts'
import type { Kind, Medium, ProductFacts, Rider } from './productTexts'
import { busTable, ferryTable, railTable } from './productTables'

const colours: Record<Service, string> = { bus: '#ab3d16', rail: '#00665c', ferry: '#2c56a6' }
const kindTags: Record<Kind, string> = { ticket: 'product-tickets', pass: 'product-passes', value: 'product-value' }
const subTypes: Record<Kind, string> = { ticket: 'TICKET', pass: 'PASS', value: 'STORED_VALUE' }
const ridersOf = (riders: string): Rider[] =>
  riders === 'all' ? ['adult', 'youth', 'senior'] : (riders.split(',') as Rider[])

/** The price of this product is sent as text, as some backends do. */
const pricedAsText = 'bus-adult-single'

function product(service: Service, row: string, index: number): ProductRecord {
  const [slug, riders, kind, price, valid, flags, en, fr] = row.split('|').map((cell) => cell.trim())
  if (!slug || !riders || !kind || !en || !fr) throw new Error(`Incomplete product row: ${row}`)
  const uuid = `${service}-${slug}`
  const has = (flag: string) => flags?.split(' ').includes(flag) ?? false
  const medium: Medium = has('shipped') ? 'shipped' : has('pickup') ? 'pickup' : 'app'
  const facts: ProductFacts = { service, kind: kind as Kind, riders: ridersOf(riders), valid: valid ?? '-', medium }
  const name: Localized = { en, fr }
  const picture = medium === 'app' ? kind : 'card'
  const owner = service === 'ferry' ? organizations.ferries : organizations.transit
  return {
    uuid,
    name,
    service: services[service].value,
    alert_message: alertOf(flags ?? ''),
    short_description: summaryOf(facts),
    long_description: descriptionOf(facts),
    list_price: uuid === pricedAsText ? String(price) : Number(price),
    list_priority: (index + 1) * 10,
    product_image_path: `/pictures/${service}-${picture}.svg`,
    sub_type: medium === 'app' ? subTypes[facts.kind] : 'PHYSICAL_PASS',
    shipping_enabled: medium === 'shipped',
    organization: { uuid: owner.uuid, legacy_uuid: owner.legacy_uuid },
    subscription_allowed: has('renews'),
    renewal_period: has('renews') ? periodOf(facts.valid) : null,
    background_color: colours[service],
    tags: [`service-${service}`, kindTags[facts.kind], ...facts.riders.map((rider) => `rider-${rider}`)],
    sold: !has('withdrawn'),
  }
}

const rowsOf = (table: string) => table.trim().split('\n')

export function buildProducts(): ProductRecord[] {
  const tables: [Service, string][] = [
    ['bus', busTable],
    ['rail', railTable],
    ['ferry', ferryTable],
  ]
  return tables.flatMap(([service, table]) => rowsOf(table).map((row, index) => product(service, row, index)))
}
