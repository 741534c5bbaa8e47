import { useTranslation } from 'react-i18next'
import { nameOfMethod } from './kinds/paymentMethod'
import type { NamedMethod } from './kinds/paymentMethod'

/** Returns a function that names payment methods in the language of the interface. */
export function useMethodName(): (method: NamedMethod) => string {
  const { t } = useTranslation('payment')
  // By its text and not by the table of kinds, which would bring the forms of all of them.
  const kindName = t as unknown as (key: string, options: { defaultValue: string }) => string
  return (method) => nameOfMethod(method, kindName(`kind.${method.type}`, { defaultValue: '' }))
}
