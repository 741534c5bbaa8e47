import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { selectIsGuest } from '../../identity/session'
import { selectCard } from './cards/fareCards'
import { useCardNames } from './cards/useCardName'
import { useFareMedia } from './cards/useFareMedia'

/** The link has a line of its own, so it is 24 px high in any font (WCAG 2.5.8). */
const CardLink = styled(TextLink)({ display: 'inline-block', minHeight: 24 })

/** Links to the card that holds what was bought ("See it on Blue card"). Shows nothing for a card of another rider. */
export function SeeCard({ cardId }: { cardId: string }) {
  const { t } = useTranslation('fareMedia')
  useFareMedia({ once: true })
  const isGuest = useAppSelector(selectIsGuest)
  const nameOf = useCardNames()
  const card = useAppSelector((state) => selectCard(state, cardId))
  if (!card) return null
  return (
    <CardLink to={isGuest ? paths.manageCard : paths.fareCard(cardId)}>
      {t('seeOn', { card: nameOf(card).own })}
    </CardLink>
  )
}
