import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCardNames, useFareMedia } from '../../../cards/fareMedia/onDemand'
import { choiceFilters, filterIn } from '../../../../shared/lists/listAddress'
import type { FilterChoice } from '../../../../shared/lists/ListFilter'

/**
 * Returns the choice of a card, and of what else has a history. It has no cards until they are loaded. The address may
 * name a card that has left the account.
 */
export function useCardChoice(name = 'card', others: FilterChoice['options'] = []): FilterChoice {
  const { t } = useTranslation('histories')
  const { cards } = useFareMedia({ once: true })
  const nameOf = useCardNames()
  const chosen = filterIn(useSearchParams()[0], choiceFilters(name))[name]
  if (cards.status !== 'loaded') return { name, label: t('purchase.card'), options: others }
  const own = cards.value.map((card) => ({ value: card.faremedia_id, label: nameOf(card).short }))
  const options = [...own, ...others]
  const isGone = chosen !== undefined && !options.some(({ value }) => value === chosen)
  return {
    name,
    label: t('purchase.card'),
    options: isGone ? [...options, { value: chosen, label: t('purchase.removedCard') }] : options,
  }
}
