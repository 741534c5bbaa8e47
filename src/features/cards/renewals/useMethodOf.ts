import { useTranslation } from 'react-i18next'
import { valueOf } from '../../../shared/remote/remote'
import { useAppSelector } from '../../../shared/store'
import { paymentMethods, useMethodName } from '../../paying/payment/onDemand'

/** Returns a function that names a payment method by its id, or says that it is gone. */
export function useMethodOf(): (id: string) => string {
  const { t } = useTranslation('renewals')
  const nameOf = useMethodName()
  const remote = useAppSelector(paymentMethods.select)
  const methods = valueOf(remote)
  return (id) => {
    const method = methods?.find((entry) => entry.id === id)
    return method ? nameOf(method) : methods ? t('methodGone') : t('methodUnknown')
  }
}
