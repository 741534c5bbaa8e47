import type { getPass } from '../../api/contract/cards/passes'
import { phoneOf } from '../ledger/movePass'
import { passesOnCard, placeOf, whereIs } from '../ledger/places'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'
import type { Language } from '../words/language'
import { currentPrice } from '../rules/buying/soldProducts'
import { isTimeOf } from '../rules/cards/stays'
import type { SentAnswer } from '../rules/base/sentAnswer'

/** A pass and where it is: on a card, or on none. */
export interface PlacedPass {
  pass: PassRecord
  faremedia_id: string | null
}

/** When a pass was bought that no order names. It is fixed, so that a state is the same whenever it is built. */
const boughtBefore = '2026-11-01T12:00:00.000Z'

export const boughtAt = ({ purchase_date }: PassRecord): string => purchase_date ?? boughtBefore

/** Returns a rider's passes: those on the cards, and those that are on none or used up. The newest come first. */
export function passesOf(state: BackendState, owner: string): PlacedPass[] {
  const onCards = state.fareMedia
    .filter((card) => card.owner === owner)
    .flatMap((card) => passesOnCard(state, card).map((pass) => ({ pass, faremedia_id: card.faremedia_id })))
  const ids = new Set(onCards.map(({ pass }) => pass.pass_id))
  const others = state.passes.flatMap((pass) => {
    const where = whereIs(state, placeOf(state, pass.pass_id))
    return where?.owner === owner && !ids.has(pass.pass_id) ? [{ pass, faremedia_id: where.card }] : []
  })
  return [...onCards, ...others].sort((one, other) => boughtAt(other.pass).localeCompare(boughtAt(one.pass)))
}

/**
 * Returns a pass as the backend sends it. Facts that a record does not name follow from its product. Of a pass that came
 * with a card from another rider, neither the order nor the first ride is told.
 */
export function passAnswer(
  state: BackendState,
  { pass, faremedia_id }: PlacedPass,
  { rider: reader, language }: { rider: string; language: Language },
): SentAnswer<typeof getPass> {
  const product = state.products.find(({ uuid }) => uuid === pass.product)
  const order = state.orders.find(({ order_id, owner }) => order_id === pass.order_id && owner === reader)
  const card = state.fareMedia.find((entry) => entry.faremedia_id === faremedia_id)
  const { first_activation: first = null } = pass
  const device = phoneOf(state, pass)
  const renewal = state.renewals.find(({ pass_id }) => pass_id === pass.pass_id)
  const rider = state.filters
    .flatMap(({ values }) => values)
    .find(({ uuid }) => product?.tags.includes(uuid) && uuid.startsWith('rider-'))
  return {
    pass_id: pass.pass_id,
    name: product?.name[language] ?? pass.product,
    description: product?.short_description[language] ?? null,
    status: pass.status,
    status_reason: pass.reason?.[language] ?? null,
    purchase_date: boughtAt(pass),
    expiration_date: pass.expiration_date,
    first_activation_time: first && card && !isTimeOf(card, reader, first) ? null : first,
    used_count: pass.used_count,
    usable_count: pass.usable_count,
    location: device ? 'device' : 'cloud',
    device: device?.nickname ?? null,
    device_id: device?.id ?? null,
    serial_number: `SN-${pass.pass_id.replace(/\D/g, '').padStart(8, '0')}`,
    order_id: order?.order_id ?? null,
    order_number: order?.order_number ?? null,
    price: pass.price ?? currentPrice(state, pass.product),
    auto_renew: renewal !== undefined,
    renewal_state: renewal?.state,
    usable_from: pass.usable_from ?? null,
    rider_type: rider?.value[language] ?? null,
    faremedia_id,
    product_uuid: pass.product,
    applied_filters: [],
  }
}
