import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { selectIsGuest } from '../../identity/session'
import { selectCard } from './cards/fareCards'
import { useCardNames } from './cards/useCardName'
import { useFareMedia } from './cards/useFareMedia'

/** Leads to the card that holds what was bought: "See it on Blue card". Nothing for a card that is not the visitor's. */
export function SeeCard({ cardId }: { cardId: string }) {
  const { t } = useTranslation('fareMedia')
  useFareMedia({ once: true })
  const isGuest = useAppSelector(selectIsGuest)
  const nameOf = useCardNames()
  const card = useAppSelector((state) => selectCard(state, cardId))
  if (!card) return null
  return (
    <TextLink to={isGuest ? paths.manageCard : paths.fareCard(cardId)}>
      {t('seeOn', { card: nameOf(card).own })}
    </TextLink>
  )
}
