import { useTranslation } from 'react-i18next'
import { inOneList } from '../../../../shared/locales/lists'
import type { EndingCharges } from './endingCharges'

/** Returns a function that names what an act stops, ends or lets run; empty if nothing. */
export function useEndsText(): (how: 'blocked' | 'unblocked' | 'removed', ends: EndingCharges) => string {
  const { t, i18n } = useTranslation('cardManagement')
  return (how, { autoload, renewals }) => {
    const names = [...(autoload ? [t('charges.autoload')] : []), ...(renewals ?? [t('ends.anyRenewal')])]
    if (names.length === 0) return ''
    return t(`ends.${how}`, { list: inOneList(names, i18n.language) })
  }
}
