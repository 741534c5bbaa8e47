import { isPayer, operator } from '../ledger/accounts'
import { placeOf, usedPlace, whereIs } from '../ledger/places'
import { isMoney, money, passGoes, post } from '../ledger/post'
import { chargedBy, entryOf, givenBack, lineTypeOf, refundedOf, totalOf } from '../rules/buying/orderMoney'
import type { OrderRecord } from '../state/buying/orders'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'

const refunded: Localized = { en: 'Refunded', fr: 'Remboursé' }

/**
 * Gives back what was paid for an order's lines of the given products, at most what was paid and not given back yet, to
 * where it was paid from. Passes of these lines are void from then on, and their renewals end. Value stays on its card: it
 * is never given back. Returns how many cents went back; 0 where nothing can.
 */
export function refund(state: BackendState, order: OrderRecord, products: readonly string[], now: number): number {
  const entry = entryOf(state, order)
  const lines = order.items.filter(
    (item) => products.includes(item.uuid) && item.type !== 'STORED_VALUE' && lineTypeOf(item, order) === 'sale',
  )
  if (!entry) return 0
  const before = refundedOf(state, order)
  const back = Math.min(totalOf(lines), chargedBy(entry) - before)
  if (back <= 0) return 0
  const charged = entry.lines.filter(isMoney).filter(({ account }) => isPayer(account))
  const given = (cents: number, account: string) =>
    givenBack(charged, cents).reduce((sum, line) => sum + (line.account === account ? line.amount : 0), 0)
  const passes = state.passes.filter(
    ({ order_id, product }) => order_id === order.order_id && lines.some(({ uuid }) => uuid === product),
  )
  for (const line of lines) line.line_type = 'refund'
  if (order.items.every((item) => lineTypeOf(item, order) === 'refund')) order.status = 'refunded'
  post(state, {
    kind: 'refund',
    owner: order.owner,
    record: order.order_id,
    cause: entry.number,
    notes: { products: lines.map(({ uuid }) => uuid) },
    lines: [
      ...[...new Set(charged.map(({ account }) => account))].map((account) =>
        money(account, given(before + back, account) - given(before, account)),
      ),
      ...passes.flatMap((pass) =>
        passGoes(pass, placeOf(state, pass.pass_id) ?? operator, placeAfter(state, order, pass)),
      ),
    ],
    now,
  })
  for (const pass of passes) Object.assign(pass, { status: 'Spoiled', reason: refunded })
  state.passes = state.passes.filter(({ pass_id }) => placeOf(state, pass_id) !== undefined)
  state.renewals = state.renewals.filter(({ pass_id }) => !passes.some((pass) => pass.pass_id === pass_id))
  return back
}

/** The history of who had it tells a refunded pass. One in the app has no history: its order tells it. */
function placeAfter(state: BackendState, order: OrderRecord, { pass_id }: PassRecord): string {
  const where = whereIs(state, placeOf(state, pass_id))
  const owner = where?.owner ?? order.owner
  return where && owner !== null ? usedPlace(owner, where.card) : operator
}
