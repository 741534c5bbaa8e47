import type { Payment } from '../../../api/contract/paying/paying'
import type { EntrySummary } from './entry/entryPort'
import { kindOf, paymentKinds } from './kinds/paymentKinds'

/** Only the name of an entered method is here; the rest is behind its port. */
export type MethodChoice =
  | { kind: 'saved'; methodId: string }
  | ({ kind: 'new'; type: string; needsCode: boolean } & EntrySummary)

/** One method, or two: one for an amount, the other for the rest. */
export interface PaymentChoice {
  methods: [MethodChoice] | [MethodChoice, MethodChoice]
  /** Cents; null without a second method. */
  firstAmount: number | null
}

export const entered = (type: string, summary: EntrySummary): MethodChoice => ({
  kind: 'new',
  type,
  needsCode: false,
  ...summary,
})

export const byOne = (method: MethodChoice): PaymentChoice => ({ methods: [method], firstAmount: null })

/** Returns cents: each method pays at least one (decision 38). */
export const splitBounds = (total: number) => ({ min: 1, max: total - 1 })

/** An order can be split from two cents on. */
export const isSplittable = (total: number | undefined): boolean => total !== undefined && total >= 2

/** Returns cents; undefined if they no longer fit the total. */
export function amountsOf({ methods, firstAmount }: PaymentChoice, total: number): number[] | undefined {
  if (methods.length === 1) return [total]
  const { min, max } = splitBounds(total)
  if (firstAmount === null || !Number.isSafeInteger(firstAmount) || firstAmount < min || firstAmount > max)
    return undefined
  return [firstAmount, total - firstAmount]
}

/** Returns undefined if a payment is incomplete. A total of zero needs none. */
export function paymentsOf(choice: PaymentChoice | null, total: number): Payment[] | undefined {
  if (total === 0) return []
  const amounts = choice ? amountsOf(choice, total) : undefined
  if (!choice || !amounts) return undefined
  const payments = choice.methods.map((method, at) => paymentBy(method, amounts[at] ?? 0))
  return payments.every((payment) => payment !== undefined) ? payments : undefined
}

function paymentBy(method: MethodChoice, amount: number): Payment | undefined {
  if (method.kind === 'saved') return { amount, method_id: method.methodId }
  const charge = kindOf(method.type)?.entry?.charge()
  return charge && { amount, ...charge }
}

/** Returns equal texts for equal choices, to tell intents apart. They hold no card data. */
export function signatureOf(choice: PaymentChoice | null, total: number): string {
  if (total === 0 || !choice) return 'none'
  const sources = choice.methods.map((method) => (method.kind === 'saved' ? method.methodId : `new:${method.type}`))
  return choice.firstAmount === null ? sources.join() : `${sources.join()}@${choice.firstAmount}`
}

/** The code was sent and removed, so it must be typed again. */
export const needsCode = (choice: PaymentChoice | null): boolean =>
  choice?.methods.some((method) => method.kind === 'new' && method.needsCode) ?? false

/** A renewal requires a saved method (decision 40). */
export const isKept = ({ methods }: PaymentChoice): boolean =>
  methods.some((method) => method.kind === 'saved' || method.isSaved)

/** Saves entered methods on the account. */
export function saveEntries(): void {
  for (const { entry } of paymentKinds) entry?.save()
}

export const isEntered = (choice: PaymentChoice | null): boolean =>
  choice?.methods.some(({ kind }) => kind === 'new') ?? false
