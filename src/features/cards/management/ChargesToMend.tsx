import { styled } from '@mui/material/styles'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { inOneText } from '../../../shared/locales/lists'
import { useAppSelector } from '../../../shared/store'
import { Glyph } from '../../../shared/ui/Glyph'
import { errorGlyph, warningGlyph } from '../../../shared/ui/glyphs/severities'
import { palette } from '../../../shared/ui/colours/palette'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { selectSettings } from '../../identity/settings'
import { cardNeeds, isOfCharge, isSevere, placeOfNeed, useCardName, useCardNeedText } from '../fareMedia/onDemand'

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 },
  '& svg': { marginTop: 4, color: palette.warning },
  '& [data-severe] svg': { color: palette.error },
})

/** Lists charges that have stopped, each with the place to mend it (ACC-21). */
export function ChargesToMend({ card }: { card: FareMedium }) {
  const textOf = useCardNeedText()
  const { full } = useCardName(card)
  const needs = cardNeeds(card, useAppSelector(selectSettings)).filter(isOfCharge)
  if (needs.length === 0) return null
  return (
    <List role="list">
      {needs.map((need) => (
        <li key={'pass' in need ? need.pass.pass_id : need.kind} data-severe={isSevere(need.kind) || undefined}>
          <Glyph shape={isSevere(need.kind) ? errorGlyph : warningGlyph} size={20} filled />
          <span>
            <TextLink
              to={placeOfNeed(need, card.faremedia_id)}
              aria-label={inOneText([textOf(need), full])}
              sx={{ display: 'inline-block', minHeight: 24 }}
            >
              {textOf(need)}
            </TextLink>
          </span>
        </li>
      ))}
    </List>
  )
}
