import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { Page } from '../../../shared/ui/page/Page'
import { SmallCardFace, useCardName } from '../fareMedia/onDemand'
import { CardTab } from './CardTab'
import { partTitle } from './rows/parts'
import type { PartKey } from './rows/parts'

const Parts = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 600px)': { '& > a': { boxSizing: 'border-box', maxWidth: 364, minHeight: 0 } },
})

/** Shows a part of a card where there is no room for the card beside it: under the small face, which leads back. */
export function OpenedRow({ card, tab }: { card: FareMedium; tab: PartKey }) {
  const { t } = useTranslation('cardManagement')
  const { own } = useCardName(card)
  const title = t(partTitle(tab))
  return (
    <Page title={`${title} – ${own}`} heading={title} compact>
      <Parts>
        <SmallCardFace isBack card={card} to={paths.fareCard(card.faremedia_id)} />
        <CardTab tab={tab} card={card} />
      </Parts>
    </Page>
  )
}
