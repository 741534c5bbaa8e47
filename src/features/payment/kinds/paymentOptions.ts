import type { PaymentMethod } from '../../../api/contract/paymentMethods'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../settings'
import type { PaymentKind, Purchase } from './paymentKind'
import { kindOf, paymentKinds } from './paymentKinds'

/** Something to pay with: a saved method, one to be entered, or one that is shown with the reason why it cannot be. */
export interface PaymentOption {
  /** A method's id, or `new:` and its kind. */
  id: string
  type: string
  method?: PaymentMethod
  /** Enters a new one. */
  entry?: PaymentKind['entry']
  obstacle?: TextRef
}

export const newId = (type: string): string => `new:${type}`

/** All that can be chosen from, and why something cannot, for a purchase. The saved ones come first. */
export function paymentOptions(
  methods: PaymentMethod[],
  purchase: Purchase,
  settings: OperatorSettings,
): PaymentOption[] {
  const saved = methods.map((method): PaymentOption => {
    const { id, type } = method
    return { id, type, method, obstacle: obstacleOf(kindOf(type), purchase, method) }
  })
  const others = paymentKinds.flatMap((kind): PaymentOption[] => {
    const { type, entry, isOffered, isInApp } = kind
    if (isInApp) return []
    const obstacle = obstacleOf(kind, purchase, undefined)
    if (entry) return (isOffered?.(settings) ?? true) ? [{ id: newId(type), type, entry, obstacle }] : []
    // What only an account has is shown to a guest, so that they know what signing in would bring.
    return purchase.isGuest && obstacle ? [{ id: newId(type), type, obstacle }] : []
  })
  return [...saved, ...others]
}

/** A kind that this portal does not know is shown by name and cannot be chosen. */
function obstacleOf(
  kind: PaymentKind | undefined,
  purchase: Purchase,
  method: PaymentMethod | undefined,
): TextRef | undefined {
  if (!kind) return { key: 'payment:obstacle.unknown' }
  // A saved one was put there by the app.
  if (kind.isInApp) return { key: 'payment:obstacle.inApp' }
  for (const obstacle of kind.obstacles) {
    const reason = obstacle(purchase, method)
    if (reason) return reason
  }
  return undefined
}

/** The option that is offered first: the rider's own default while it can pay; the only one where there is but one. */
export function offeredOption(options: PaymentOption[]): PaymentOption | undefined {
  const possible = options.filter(({ obstacle }) => !obstacle)
  const isSaved = options.some(({ method }) => method)
  if (!isSaved) return possible.find(({ type }) => type === 'card')
  return possible.find(({ method }) => method?.is_default)
}

/** The kinds that this operator's app has besides; shown here so that nobody looks for them (decision 41). */
export const inAppTypes = ({ payments }: OperatorSettings): string[] =>
  paymentKinds.flatMap(({ type, isInApp }) => (isInApp && (payments?.inApp?.includes(type) ?? true) ? [type] : []))
