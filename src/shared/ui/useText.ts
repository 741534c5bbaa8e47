import { useTranslation } from 'react-i18next'
import type { TextRef } from '../notices/noticesSlice'

/** Puts text references (`cart:added` and its values) into words of the language in use. */
export function useText(): (text: TextRef) => string {
  const { t } = useTranslation()
  // Keys that travel through the store are plain texts; a test finds those that no language file has.
  const translate = t as unknown as (key: string, values?: TextRef['values']) => string
  return ({ key, values }) => translate(key, values)
}
