import type { Payment } from '../../../api/contract/paying/paying'
import type { EntrySummary } from './entry/entryPort'
import { kindOf, paymentKinds } from './kinds/paymentKinds'

/**
 * One payment method of an order. Of an entered method only the name is known here; the rest is behind the entry port.
 */
export type MethodChoice =
  { kind: 'saved'; methodId: string } | ({ kind: 'new'; type: string; needsCode: boolean } & EntrySummary)

/**
 * How an order is paid: with one method, or with two, of which the first pays a typed amount and the second the rest.
 */
export interface PaymentChoice {
  methods: [MethodChoice] | [MethodChoice, MethodChoice]
  /** Cents that the first method pays. Null without a second method. */
  firstAmount: number | null
}

export const entered = (type: string, summary: EntrySummary): MethodChoice => ({
  kind: 'new',
  type,
  needsCode: false,
  ...summary,
})

export const byOne = (method: MethodChoice): PaymentChoice => ({ methods: [method], firstAmount: null })

/** Returns the limits of the first method's part in cents: each method pays at least one cent (decision 38). */
export const splitBounds = (total: number) => ({ min: 1, max: total - 1 })

/** Returns whether an order can be split: from two cents on. */
export const isSplittable = (total: number | undefined): boolean => total !== undefined && total >= 2

/** Returns the parts in whole cents, which sum to the total. Undefined if the split no longer fits the total. */
export function amountsOf({ methods, firstAmount }: PaymentChoice, total: number): number[] | undefined {
  if (methods.length === 1) return [total]
  const { min, max } = splitBounds(total)
  if (firstAmount === null || !Number.isSafeInteger(firstAmount) || firstAmount < min || firstAmount > max)
    return undefined
  return [firstAmount, total - firstAmount]
}

/** Returns the payments of the order. Undefined if one is incomplete. A total of zero needs no payment. */
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

/**
 * Returns a signature of the payment methods, equal for equal choices. It distinguishes one intent to buy from another
 * and contains no card data.
 */
export function signatureOf(choice: PaymentChoice | null, total: number): string {
  if (total === 0 || !choice) return 'none'
  const sources = choice.methods.map((method) => (method.kind === 'saved' ? method.methodId : `new:${method.type}`))
  return choice.firstAmount === null ? sources.join() : `${sources.join()}@${choice.firstAmount}`
}

/** Returns whether a security code was sent and removed, so that it must be typed again. */
export const needsCode = (choice: PaymentChoice | null): boolean =>
  choice?.methods.some((method) => method.kind === 'new' && method.needsCode) ?? false

/** Returns whether one of the methods is or will be saved on the account, which a renewal requires (decision 40). */
export const isKept = ({ methods }: PaymentChoice): boolean =>
  methods.some((method) => method.kind === 'saved' || method.isSaved)

/** Marks entered methods to be saved on the account. */
export function saveEntries(): void {
  for (const { entry } of paymentKinds) entry?.save()
}

export const isEntered = (choice: PaymentChoice | null): boolean =>
  choice?.methods.some(({ kind }) => kind === 'new') ?? false
