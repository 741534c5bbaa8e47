import type { Order } from '../../../../api/contract/buying/orders'

const keys = {
  sale: 'lineType.sale',
  refund: 'lineType.refund',
  // This word is also the state of an order.
  unpaid: 'status.unpaid',
  cash: 'lineType.cash',
  load: 'lineType.load',
  autoload: 'lineType.autoload',
  renewal: 'lineType.renewal',
  transfer: 'lineType.transfer',
  payout: 'lineType.payout',
} as const

export type LineType = keyof typeof keys

/** Returns the type in one spelling; undefined if unknown. */
export function knownLineType(type: string): LineType | undefined {
  const name = type.trim().toLowerCase()
  return Object.hasOwn(keys, name) ? (name as LineType) : undefined
}

/** Returns the text key; undefined for an unknown type, which is shown as it came. */
export function lineTypeKey(type: string): (typeof keys)[LineType] | undefined {
  const known = knownLineType(type)
  return known && keys[known]
}

/** Returns each type once. A line without a type is a sale. */
export const lineTypesOf = ({ order_items: items }: Order): string[] => [
  ...new Set(items.map(({ line_type: type }) => type?.trim() || 'sale')),
]
