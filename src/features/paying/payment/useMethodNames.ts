import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { useMethodName } from './useMethodName'

/** Returns a function that names methods by id. Pass undefined if they could not be loaded. */
export function useMethodNames(methods: readonly PaymentMethod[] | undefined): (id: string) => string {
  const { t } = useTranslation('payment')
  const nameOf = useMethodName()
  return (id) => {
    const method = methods?.find((entry) => entry.id === id)
    return method ? nameOf(method) : t(methods ? 'method.removed' : 'method.unknown')
  }
}
