import { useTranslation } from 'react-i18next'
import { useCardNames, useFareMedia } from '../../../cards/fareMedia/onDemand'
import type { FilterChoice } from '../../../../shared/lists/ListFilter'

/** Returns the choice of a card. It has no options until cards are loaded. */
export function useCardChoice(name = 'card'): FilterChoice {
  const { t } = useTranslation('histories')
  const { cards } = useFareMedia({ once: true })
  const nameOf = useCardNames()
  const own = cards.status === 'loaded' ? cards.value : []
  return {
    name,
    label: t('purchase.card'),
    options: own.map((card) => ({ value: card.faremedia_id, label: nameOf(card).full })),
  }
}
