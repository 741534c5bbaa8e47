import { valueOf } from '../../../../shared/remote/remote'
import { useAppSelector } from '../../../../shared/store'
import { amountsOf, paymentMethods, useMethodName } from '../../../paying/payment'
import type { MethodChoice } from '../../../paying/payment'
import { selectPaymentChoice } from './checkoutSlice'
import { selectQuoted } from './quoteSlice'

/** Returns a function that names a method: "Visa •••• 1111". A removed one has no name. */
export function useChoiceName(): (method: MethodChoice) => string {
  const name = useMethodName()
  const methods = valueOf(useAppSelector(paymentMethods.select)) ?? []
  return (method) => {
    if (method.kind === 'new') return name(method)
    const saved = methods.find(({ id }) => id === method.methodId)
    return saved ? name(saved) : ''
  }
}

/** Returns each method's name, and its amount (cents) if two share the total. */
export function usePaymentParts(): { name: string; amount: number | undefined }[] {
  const name = useChoiceName()
  const choice = useAppSelector(selectPaymentChoice)
  const total = useAppSelector(selectQuoted)?.quote.total
  if (!choice) return []
  const amounts = total === undefined || choice.methods.length === 1 ? undefined : amountsOf(choice, total)
  return choice.methods.map((method, at) => ({ name: name(method), amount: amounts?.[at] }))
}
