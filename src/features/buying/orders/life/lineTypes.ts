import type { Order } from '../../../../api/contract/buying/orders'

const keys = {
  sale: 'lineType.sale',
  refund: 'lineType.refund',
  // An order's word.
  unpaid: 'status.unpaid',
  cash: 'lineType.cash',
  load: 'lineType.load',
  autoload: 'lineType.autoload',
  renewal: 'lineType.renewal',
  transfer: 'lineType.transfer',
  payout: 'lineType.payout',
} as const

export type LineType = keyof typeof keys

/** In one spelling; undefined if unknown. */
export function knownLineType(type: string): LineType | undefined {
  const name = type.trim().toLowerCase()
  return Object.hasOwn(keys, name) ? (name as LineType) : undefined
}

/** Undefined for an unknown type, shown as it came. */
export function lineTypeKey(type: string): (typeof keys)[LineType] | undefined {
  const known = knownLineType(type)
  return known && keys[known]
}

/** Each once; without a type a sale. */
export const lineTypesOf = ({ order_items: items }: Order): string[] => [
  ...new Set(items.map(({ line_type: type }) => type?.trim() || 'sale')),
]
