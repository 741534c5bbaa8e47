import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../../identity/settings'
import type { PaymentKind, Purchase } from './paymentKind'
import { kindOf, paymentKinds } from './paymentKinds'

/** A saved method, a new one, or an unusable one with the reason. */
export interface PaymentOption {
  /** A method's id, or `new:` and its kind. */
  id: string
  type: string
  method?: PaymentMethod
  entry?: PaymentKind['entry']
  obstacle?: TextRef
}

export const newId = (type: string): string => `new:${type}`

/** Returns all options, saved methods first. */
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
    // Guests see what needs an account, so that they know why to sign in.
    return purchase.isGuest && obstacle ? [{ id: newId(type), type, obstacle }] : []
  })
  return [...saved, ...others]
}

/** An unknown kind is named, but cannot be chosen. */
function obstacleOf(
  kind: PaymentKind | undefined,
  purchase: Purchase,
  method: PaymentMethod | undefined,
): TextRef | undefined {
  if (!kind) return { key: 'payment:obstacle.unknown' }
  // The method was saved in the app.
  if (kind.isInApp) return { key: 'payment:obstacle.inApp' }
  for (const obstacle of kind.obstacles) {
    const reason = obstacle(purchase, method)
    if (reason) return reason
  }
  return undefined
}

/** A payment can be split if a second method could pay the rest. */
export const haveSecond = (options: PaymentOption[]): boolean => options.filter(({ obstacle }) => !obstacle).length > 1

/** Returns the method that needs no question: the default, or the only one that can pay. */
export function methodAtHand(options: PaymentOption[]): PaymentOption | undefined {
  const saved = options.filter(({ method, obstacle }) => method && !obstacle)
  return saved.find(({ method }) => method?.is_default) ?? (saved.length === 1 ? saved[0] : undefined)
}

/** Returns the default if it can pay; with none saved, a new card. */
export function offeredOption(options: PaymentOption[]): PaymentOption | undefined {
  const possible = options.filter(({ obstacle }) => !obstacle)
  const isSaved = options.some(({ method }) => method)
  if (!isSaved) return possible.find(({ type }) => type === 'card')
  return possible.find(({ method }) => method?.is_default)
}

/** They are shown, so that riders do not search for them (decision 41). */
export const inAppTypes = ({ payments }: OperatorSettings): string[] =>
  paymentKinds.flatMap(({ type, isInApp }) => (isInApp && (payments?.inApp?.includes(type) ?? true) ? [type] : []))
