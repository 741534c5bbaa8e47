import { plusDays, plusPeriod } from '../../shared/schedule'
import type { ProductRecord } from '../catalogue/records'
import { todayAt } from '../rules/autoload/runAutoloads'
import { isPhysical, soldProduct } from '../rules/buying/soldProducts'
import { overnight } from '../rules/buying/usableFrom'
import { nextNumber } from '../state/tester/counters'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { PassRecord } from '../state/cards/passes'
import type { MoneyLine } from '../state/ledger'
import type { OrderRecord } from '../state/buying/orders'
import type { BackendState } from '../state'
import { cardFunds, operator } from '../ledger/accounts'
import { appPlace, cardPlace, unattachedPlace } from '../ledger/places'
import { money, passGoes, post } from '../ledger/post'

export interface Delivery {
  order: OrderRecord
  /** What was bought, with what renews. */
  lines: readonly { uuid: string; quantity: number; isSubscribed: boolean; price: number | null }[]
  charged: MoneyLine[]
  /** The stored payment method that pays for renewals. */
  renewsWith: string | undefined
  now: number
}

/**
 * Writes an order into the ledger and hands over what was bought: passes and value are on the order's card, at once or
 * overnight; passes for no card are in the rider's cloud; what renews has its renewal. Tickets for no card, and a guest's
 * passes for none, are in the app under their offer codes, and goods are on their way to the rider.
 */
export function deliver(state: BackendState, { order, lines, charged, renewsWith, now }: Delivery): void {
  const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === order.faremedia_id)
  const isOvernight = card?.type === 'physical'
  const usable_from = isOvernight ? new Date(now + overnight).toISOString() : null
  const at = { order, card, usable_from, now }
  const bought = lines.flatMap((line) => {
    const product = soldProduct(state, line.uuid)
    return product ? [{ product, ...line }] : []
  })
  const loads = bought.filter(({ product }) => product.sub_type === 'STORED_VALUE' && card)
  const value = loads.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
  const passes = bought
    .filter(({ product }) => card !== undefined || !isPhysical(product))
    .filter(({ product }) => product.sub_type === 'PASS' || product.sub_type === 'TICKET')
    .flatMap(({ product, quantity, isSubscribed, price }) =>
      Array.from({ length: quantity }, () => ({
        ...{ product, isSubscribed, pass: newPass(state, product, price, at) },
        to: card
          ? cardPlace(card.faremedia_id)
          : order.owner && product.sub_type === 'PASS'
            ? unattachedPlace(order.owner)
            : appPlace(order.order_id),
      })),
    )
  state.passes.push(...passes.map(({ pass }) => pass))
  post(state, {
    kind: 'order',
    owner: order.owner,
    record: order.order_id,
    state: isOvernight ? 'pending' : 'posted',
    usable_from,
    lines: [
      ...charged,
      ...(card ? [money(cardFunds(card.faremedia_id, isOvernight ? 'pending' : 'general'), value)] : []),
      ...passes.flatMap(({ pass, to }) => passGoes(pass, operator, to)),
    ],
    now,
  })
  const { owner } = order
  if (!card || !owner || !renewsWith) return
  for (const { product, pass, isSubscribed } of passes)
    if (isSubscribed) renew(state, { owner, card, pass, product, at: usable_from ?? now, method: renewsWith })
}

/** Ten-ride tickets count ten rides, other tickets one; passes count none. */
function usesOf({ uuid, sub_type }: ProductRecord): number | null {
  return sub_type === 'TICKET' ? (uuid.endsWith('-ten') ? 10 : 1) : null
}

function newPass(
  state: BackendState,
  product: ProductRecord,
  price: number | null,
  { order, usable_from, now }: { order: OrderRecord; usable_from: string | null; now: number },
): PassRecord {
  return {
    pass_id: `pass-bought-${nextNumber(state, 'pass')}`,
    product: product.uuid,
    status: 'Available',
    expiration_date: null,
    used_count: 0,
    usable_count: usesOf(product),
    purchase_date: new Date(now).toISOString(),
    ...(usable_from && { usable_from }),
    order_id: order.order_id,
    ...(price !== null && { price }),
  }
}

interface Renewing {
  owner: string
  card: FareMediumRecord
  pass: PassRecord
  product: ProductRecord
  at: string | number
  method: string
}

/** A renewing pass runs from the moment in which it can be used, and renews on its card when its first period is over. */
function renew(state: BackendState, { owner, card, pass, product, at, method }: Renewing): void {
  const first = todayAt(typeof at === 'number' ? at : Date.parse(at))
  pass.expiration_date = product.renewal_period ? plusPeriod(first, product.renewal_period) : plusDays(first, 31)
  state.renewals.push({
    renewal_id: `renewal-${nextNumber(state, 'renewal')}`,
    owner,
    card: card.faremedia_id,
    pass_id: pass.pass_id,
    payment_method_id: method,
    renew_below: null,
    // The usual email (decision 85), which the receipt promises.
    notify: { unit: 'days', before: 3 },
    state: 'active',
    reason: null,
    last_run: null,
  })
}
