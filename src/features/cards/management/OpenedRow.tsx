import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { Page } from '../../../shared/ui/page/Page'
import { SmallCardFace, useCardName } from '../fareMedia/onDemand'
import { CardTab } from './CardTab'
import type { TabKey } from './cardTabs'
import { partTitle } from './rows/parts'

const Parts = styled('div')({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Shows a part of a card on a phone: a page of its own under the small face, which leads back. */
export function OpenedRow({ card, tab }: { card: FareMedium; tab: TabKey }) {
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
