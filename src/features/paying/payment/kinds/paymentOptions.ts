import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../../identity/settings'
import type { PaymentKind, Purchase } from './paymentKind'
import { kindOf, paymentKinds } from './paymentKinds'

/** A payment option: a saved method, a new one to enter, or an unusable one with the reason. */
export interface PaymentOption {
  /** A method's id, or `new:` and its kind. */
  id: string
  type: string
  method?: PaymentMethod
  /** The entry port of a new method. */
  entry?: PaymentKind['entry']
  obstacle?: TextRef
}

export const newId = (type: string): string => `new:${type}`

/** Returns all payment options of a purchase, with the reasons of the unusable ones. Saved methods come first. */
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
    // Guests see the kinds that need an account, so that they know the advantage of signing in.
    return purchase.isGuest && obstacle ? [{ id: newId(type), type, obstacle }] : []
  })
  return [...saved, ...others]
}

/** An unknown kind is shown by name and cannot be chosen. */
function obstacleOf(
  kind: PaymentKind | undefined,
  purchase: Purchase,
  method: PaymentMethod | undefined,
): TextRef | undefined {
  if (!kind) return { key: 'payment:obstacle.unknown' }
  // A saved one was saved in the mobile app.
  if (kind.isInApp) return { key: 'payment:obstacle.inApp' }
  for (const obstacle of kind.obstacles) {
    const reason = obstacle(purchase, method)
    if (reason) return reason
  }
  return undefined
}

/** Returns the saved method that needs no question: the rider's default, or the only one that can pay. */
export function methodAtHand(options: PaymentOption[]): PaymentOption | undefined {
  const saved = options.filter(({ method, obstacle }) => method && !obstacle)
  return saved.find(({ method }) => method?.is_default) ?? (saved.length === 1 ? saved[0] : undefined)
}

/** Returns the option that the list selects first: the rider's default if it can pay; with nothing saved, a new card. */
export function offeredOption(options: PaymentOption[]): PaymentOption | undefined {
  const possible = options.filter(({ obstacle }) => !obstacle)
  const isSaved = options.some(({ method }) => method)
  if (!isSaved) return possible.find(({ type }) => type === 'card')
  return possible.find(({ method }) => method?.is_default)
}

/**
 * Returns the kinds that only the operator's mobile app has. They are shown so that riders do not search for them
 * (decision 41).
 */
export const inAppTypes = ({ payments }: OperatorSettings): string[] =>
  paymentKinds.flatMap(({ type, isInApp }) => (isInApp && (payments?.inApp?.includes(type) ?? true) ? [type] : []))
