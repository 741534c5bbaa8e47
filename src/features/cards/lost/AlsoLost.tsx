import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { selectSettings } from '../../identity/settings'
import { isOurs, standingOf, useCardNames } from '../fareMedia/onDemand'

const Cards = styled('ul')({ margin: '0 0 24px', padding: 0, listStyle: 'none' })

/** A lost bag holds several cards: each usable one is one press away. */
export function AlsoLost({ cards }: { cards: FareMedium[] }) {
  const { t } = useTranslation('lostCard')
  const settings = useAppSelector(selectSettings)
  const nameOf = useCardNames()
  const others = cards.filter((card) => isOurs(card) && standingOf(card, settings) === 'good')
  if (others.length === 0) return null
  return (
    <div>
      {t('block.others')}
      <Cards role="list">
        {others.map((card) => (
          <li key={card.faremedia_id}>
            <TextLink to={paths.lostCard(card.faremedia_id)}>{nameOf(card).short}</TextLink>
          </li>
        ))}
      </Cards>
    </div>
  )
}
