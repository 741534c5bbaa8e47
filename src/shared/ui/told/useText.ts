import { useTranslation } from 'react-i18next'
import type { TextRef } from '../../notices/noticesSlice'

/** Returns a function that translates text references (`cart:added` and its values). */
export function useText(): (text: TextRef) => string {
  const { t } = useTranslation()
  // Keys in the store are plain text; a test finds those that no language file has.
  const translate = t as unknown as (key: string, values?: TextRef['values']) => string
  return ({ key, values }) => translate(key, values)
}
