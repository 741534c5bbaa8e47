import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../api/contract/cards/fareMedia'
import {
  cardNeeds,
  isSevere,
  needyFirst,
  useCardNames,
  useCardNeedText,
  useFareMedia,
} from '../../features/cards/fareMedia/onDemand'
import { selectSettings } from '../../features/identity/settings'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { ticketGlyph } from '../../shared/ui/glyphs/products'
import { Price } from '../../shared/ui/Price'
import { TextLink } from '../../shared/ui/buttons/TextLink'
import { Cut } from './Cut'
import { Notable } from './Notable'
import { PartOfRemote } from './PartOfRemote'

/** The most cards that the overview shows; the others are on the list. */
const most = 3

/** The rider's cards with balance and what each needs, those first that need an act. */
export function CardsPart() {
  const { t } = useTranslation('account')
  const { cards, reload } = useFareMedia()
  const settings = useAppSelector(selectSettings)
  return (
    <PartOfRemote
      title={t('cards.title')}
      glyph={ticketGlyph}
      of={cards}
      onRetry={reload}
      action={(list) => (
        <LinkButton to={paths.allFareCards}>{t(list?.length === 0 ? 'cards.get' : 'cards.manage')}</LinkButton>
      )}
    >
      {(list) =>
        list.length === 0 ? (
          t('cards.none')
        ) : (
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {needyFirst(list, settings)
              .slice(0, most)
              .map((card) => (
                <Card key={card.faremedia_id} card={card} />
              ))}
            <Cut shown={most} of={list.length} />
          </Box>
        )
      }
    </PartOfRemote>
  )
}

function Card({ card }: { card: FareMedium }) {
  const nameOf = useCardNames()
  const needText = useCardNeedText()
  const needs = cardNeeds(card, useAppSelector(selectSettings))
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <TextLink to={paths.fareCard(card.faremedia_id)} sx={{ display: 'inline-block', py: 0.25 }}>
          {nameOf(card).full}
        </TextLink>
        {card.balances && (
          <Box sx={{ fontWeight: 700 }}>
            <Price cents={card.balances.general_funds} />
          </Box>
        )}
      </Box>
      {needs.map((need) => (
        <Notable key={needText(need)} isSevere={isSevere(need.kind)}>
          {needText(need)}
        </Notable>
      ))}
    </li>
  )
}
