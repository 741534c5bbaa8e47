import { useTranslation } from 'react-i18next'
import { nameOfMethod } from './kinds/paymentMethod'
import type { NamedMethod } from './kinds/paymentMethod'

/** Returns a function that names methods in the interface's language. */
export function useMethodName(): (method: NamedMethod) => string {
  const { t } = useTranslation('payment')
  // The table of kinds would load all forms, so the text is used.
  const kindName = t as unknown as (key: string, options: { defaultValue: string }) => string
  return (method) => nameOfMethod(method, kindName(`kind.${method.type}`, { defaultValue: '' }))
}
