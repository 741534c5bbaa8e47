import type { Payment } from '../../api/contract/orders'
import type { EntrySummary } from './entryPort'
import { kindOf, paymentKinds } from './kinds/paymentKinds'

/** One source of money. Of what was entered nothing is known here but its name: the rest is behind the entry port. */
export type MethodChoice =
  { kind: 'saved'; methodId: string } | ({ kind: 'new'; type: string; needsCode: boolean } & EntrySummary)

/** How an order is paid: by one method, or by two of which the first pays what was typed and the second the rest. */
export interface PaymentChoice {
  methods: [MethodChoice] | [MethodChoice, MethodChoice]
  /** Cents; null where there is no second. */
  firstAmount: number | null
}

export const entered = (type: string, summary: EntrySummary): MethodChoice => ({
  kind: 'new',
  type,
  needsCode: false,
  ...summary,
})

export const byOne = (method: MethodChoice): PaymentChoice => ({ methods: [method], firstAmount: null })

/** What the first of two can pay of a total, in cents: at least one is left for each (decision 38). */
export const splitBounds = (total: number) => ({ min: 1, max: total - 1 })

/** An order can be split from two cents on. */
export const isSplittable = (total: number | undefined): boolean => total !== undefined && total >= 2

/** What each method pays, in whole cents that sum to the total; nothing when the split does not fit it any more. */
export function amountsOf({ methods, firstAmount }: PaymentChoice, total: number): number[] | undefined {
  if (methods.length === 1) return [total]
  const { min, max } = splitBounds(total)
  if (firstAmount === null || !Number.isSafeInteger(firstAmount) || firstAmount < min || firstAmount > max)
    return undefined
  return [firstAmount, total - firstAmount]
}

/** What goes into the order; nothing while something of it is missing. A total of zero needs no payment. */
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

/** The same for the same way of paying: what tells one intent to buy from another. Never card data. */
export function signatureOf(choice: PaymentChoice | null, total: number): string {
  if (total === 0 || !choice) return 'none'
  const sources = choice.methods.map((method) => (method.kind === 'saved' ? method.methodId : `new:${method.type}`))
  return choice.firstAmount === null ? sources.join() : `${sources.join()}@${choice.firstAmount}`
}

/** A security code was sent and forgotten: it is due again before the next try. */
export const needsCode = (choice: PaymentChoice | null): boolean =>
  choice?.methods.some((method) => method.kind === 'new' && method.needsCode) ?? false

/** Something of it is on the account, or will be: what renews by itself is charged to it (decision 40). */
export const isKept = ({ methods }: PaymentChoice): boolean =>
  methods.some((method) => method.kind === 'saved' || method.isSaved)

/** Has what was entered stay on the account. */
export function saveEntries(): void {
  for (const { entry } of paymentKinds) entry?.save()
}

export const isEntered = (choice: PaymentChoice | null): boolean =>
  choice?.methods.some(({ kind }) => kind === 'new') ?? false
