import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { useMethodName } from '../../paying/payment/onDemand'

/** Returns a function that names methods by id. Pass undefined if they could not be loaded. */
export function useMethodNames(methods: readonly PaymentMethod[] | undefined): (id: string) => string {
  const { t } = useTranslation('upcoming')
  const nameOf = useMethodName()
  return (id) => {
    const method = methods?.find((entry) => entry.id === id)
    return method ? nameOf(method) : t(methods ? 'methodGone' : 'methodUnknown')
  }
}
