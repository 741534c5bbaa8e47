import { phonePlace, usedPlace } from '../ledger/places'
import { lineTypeOf } from '../rules/buying/orderMoney'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'

/** The day on which the newest past pass was bought. Fixed, so that a state is the same whenever it is built. */
const newest = Date.parse('2026-10-28T11:15:00Z')
const day = 86_400_000

/** What riders use up, and for how many days it is good. The last is no longer sold. */
const kinds = [
  { product: 'bus-adult-month', days: 31, usable: null },
  { product: 'bus-adult-ten', days: 90, usable: 10 },
  { product: 'bus-adult-day', days: 1, usable: null },
  { product: 'bus-adult-7day', days: 7, usable: null },
  { product: 'bus-adult-transfer', days: 1, usable: 1 },
] as const

/**
 * Gives the rider passes that are used up, the newest first; every ninth was spoiled. Where an order of that time bought
 * such a pass, it was this one.
 */
export function addPastPasses(state: BackendState, owner: string, count: number): void {
  const orders = state.orders.filter((order) => order.owner === owner && order.payments.length > 0).reverse()
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length] ?? kinds[0]
    const usual = newest - index * 5 * day
    const at = orders.findIndex(
      (order) =>
        Date.parse(order.date) < usual + day &&
        order.items.some((item) => item.uuid === kind.product && lineTypeOf(item, order) !== 'refund'),
    )
    const [order] = at < 0 ? [] : orders.splice(at, 1)
    const bought = order ? Date.parse(order.date) : usual
    const isSpoiled = index % 9 === 3
    const pass: PassRecord = {
      opening: index % 4 === 2 ? phonePlace('device-phone', null) : usedPlace(owner, 'card-phone'),
      pass_id: `pass-past-${index + 1}`,
      product: kind.product,
      status: isSpoiled ? 'Spoiled' : 'Expired',
      purchase_date: new Date(bought).toISOString(),
      first_activation: isSpoiled ? undefined : new Date(bought + day / 2).toISOString(),
      expiration_date: new Date(bought + kind.days * day).toISOString().slice(0, 10),
      used_count: isSpoiled ? 0 : (kind.usable ?? 24),
      usable_count: kind.usable,
      order_id: order?.order_id,
      ...(kind.product === 'bus-adult-transfer' && { price: 350 }),
      ...(isSpoiled && {
        reason: {
          en: 'Voided by the service desk: bought for the wrong rider type',
          fr: 'Annulé par le comptoir de service : acheté pour le mauvais type d’usager',
        },
      }),
    }
    state.passes.push(pass)
  }
}
