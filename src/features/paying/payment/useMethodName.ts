import { useTranslation } from 'react-i18next'
import { kindOf } from './kinds/paymentKinds'
import { nameOfMethod } from './kinds/paymentMethod'
import type { NamedMethod } from './kinds/paymentMethod'

/** Returns a function that names payment methods in the language of the interface. */
export function useMethodName(): (method: NamedMethod) => string {
  const { t } = useTranslation('payment')
  const kindName = t as unknown as (key: string) => string
  return (method) => nameOfMethod(method, kindOf(method.type) && kindName(`kind.${method.type}`))
}
