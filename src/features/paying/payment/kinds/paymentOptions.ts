import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../../identity/settings'
import type { PaymentKind, Purchase } from './paymentKind'
import { kindOf, paymentKinds } from './paymentKinds'

/** Saved, new, or unusable with the reason. */
export interface PaymentOption {
  /** A method's, or `new:` and its kind. */
  id: string
  type: string
  method?: PaymentMethod
  entry?: PaymentKind['entry']
  obstacle?: TextRef
}

export const newId = (type: string): string => `new:${type}`

/** Saved ones first. */
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
    // Guests see what needs an account: the advantage of signing in.
    return purchase.isGuest && obstacle ? [{ id: newId(type), type, obstacle }] : []
  })
  return [...saved, ...others]
}

/** An unknown kind is named, and not chosen. */
function obstacleOf(
  kind: PaymentKind | undefined,
  purchase: Purchase,
  method: PaymentMethod | undefined,
): TextRef | undefined {
  if (!kind) return { key: 'payment:obstacle.unknown' }
  // Saved in the app.
  if (kind.isInApp) return { key: 'payment:obstacle.inApp' }
  for (const obstacle of kind.obstacles) {
    const reason = obstacle(purchase, method)
    if (reason) return reason
  }
  return undefined
}

/** Without a question: the default, or the only one that can pay. */
export function methodAtHand(options: PaymentOption[]): PaymentOption | undefined {
  const saved = options.filter(({ method, obstacle }) => method && !obstacle)
  return saved.find(({ method }) => method?.is_default) ?? (saved.length === 1 ? saved[0] : undefined)
}

/** The default if it can pay; with none saved, a new card. */
export function offeredOption(options: PaymentOption[]): PaymentOption | undefined {
  const possible = options.filter(({ obstacle }) => !obstacle)
  const isSaved = options.some(({ method }) => method)
  if (!isSaved) return possible.find(({ type }) => type === 'card')
  return possible.find(({ method }) => method?.is_default)
}

/** Shown, so that riders do not search (decision 41). */
export const inAppTypes = ({ payments }: OperatorSettings): string[] =>
  paymentKinds.flatMap(({ type, isInApp }) => (isInApp && (payments?.inApp?.includes(type) ?? true) ? [type] : []))
