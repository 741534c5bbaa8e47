import { useTranslation } from 'react-i18next'
import type { CardPass } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { inOneList } from '../../../shared/locales/lists'
import { renews } from './passRules'

/** Returns a function that names the renewals that move along with passes (FM-20); empty if there are none. */
export function useRenewalsText(): (passes: readonly (Pass | CardPass)[]) => string {
  const { t, i18n } = useTranslation('ownPasses')
  return (passes) => {
    const names = passes.filter(renews).map(({ name }) => name)
    if (names.length === 0) return ''
    return t('renewals.before', { list: inOneList(names, i18n.language) })
  }
}
