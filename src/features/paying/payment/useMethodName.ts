import { useTranslation } from 'react-i18next'
import { nameOfMethod } from './kinds/paymentMethod'
import type { NamedMethod } from './kinds/paymentMethod'

/** In the interface's language. */
export function useMethodName(): (method: NamedMethod) => string {
  const { t } = useTranslation('payment')
  // By text: the table of kinds would bring all forms.
  const kindName = t as unknown as (key: string, options: { defaultValue: string }) => string
  return (method) => nameOfMethod(method, kindName(`kind.${method.type}`, { defaultValue: '' }))
}
