import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { BackLink } from '../../../shared/ui/buttons/BackLink'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { useIsPhone, useIsWide } from '../../../shared/ui/useWidth'
import {
  BuyForCard,
  CardColumns,
  CardFunds,
  CardSkeleton,
  FareCapRing,
  FareCardFace,
  FundsAhead,
  selectCard,
  SmallCardFace,
  useCardName,
  useFareMedia,
} from '../fareMedia/onDemand'
import { CardList, LostLink } from './CardsScreen'
import { CardTab } from './CardTab'
import { LossOrReason } from './LossReported'
import { NoCards } from './more/NoCards'
import { partsOf, partTitle } from './rows/parts'
import { useOpenedRow } from './rows/useOpenedRow'

/** The face shows the name of the card, so its heading is for screen readers and the focus. */
const NameOnFace = styled('bdi')({ display: 'block', height: 1, overflow: 'clip', clipPath: 'inset(50%)' })

/** The face that leads back is as low on a tablet as on a phone. */
const SmallSide = styled('div')({ '& > a': { minHeight: 0 } })

/** Shows a card (FM-01): what can be bought for it, and what its parts hold. A part opens as a page of its own. */
export function CardScreen({ cardId }: { cardId: string }) {
  const { t } = useTranslation('cardManagement')
  const { cards, reload } = useFareMedia()
  const card = useAppSelector((state) => selectCard(state, cardId))
  if (card) return <KnownCard key={cardId} card={card} />
  if (cards.status === 'loaded') return <UnknownCard own={cards.value} />
  return (
    <Page title={t('card.title')} heading={<NameOnFace>{t('card.title')}</NameOnFace>} wide compact>
      {cards.status === 'failed' ? (
        <FailurePanel title={t('card.failed')} error={cards.error} onRetry={reload} />
      ) : (
        <CardSkeleton />
      )}
    </Page>
  )
}

function KnownCard({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const { own } = useCardName(card)
  const params = useSearchParams()[0]
  const isWide = useIsWide()
  const tab = partsOf(card).find((key) => key === params.get('tab')) ?? 'overview'
  const view = params.get('view')
  useFocusOnChange(view)
  useOpenedRow(tab)
  if (tab === 'history' && view === 'print')
    return (
      <Page title={own} heading={<bdi>{own}</bdi>} compact>
        <CardTab tab={tab} card={card} />
      </Page>
    )
  // Without room for the card beside an opened part, its small face leads back.
  const isAlone = tab !== 'overview' && !isWide
  const page =
    tab === 'overview' ? { title: own, heading: <NameOnFace>{own}</NameOnFace> } : openedPage(t(partTitle(tab)))
  // The part keeps its place at every width, so a device that is turned loses nothing typed.
  return (
    <Page {...page} wide={!isAlone} compact>
      <CardColumns>
        {isAlone ? (
          <SmallSide>
            <SmallCardFace isBack card={card} to={paths.fareCard(card.faremedia_id)} />
          </SmallSide>
        ) : (
          <CardSide card={card} />
        )}
        <div>
          <CardTab tab={tab} card={card} />
        </div>
      </CardColumns>
    </Page>
  )

  function openedPage(title: string) {
    const back = !isAlone && (
      <BackLink to={paths.fareCard(card.faremedia_id)}>
        <bdi>{own}</bdi>
      </BackLink>
    )
    return { title: `${title} – ${own}`, heading: title, back }
  }
}

/** Shows the card and what can be done with it. */
function CardSide({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  return (
    <div>
      {useIsPhone() ? (
        <SmallCardFace tellsCap card={card}>
          <FundsAhead card={card} />
        </SmallCardFace>
      ) : (
        <FareCardFace card={card}>
          <FareCapRing card={card} />
        </FareCardFace>
      )}
      <div>
        <LossOrReason card={card} />
        <CardFunds card={card} />
        <BuyForCard card={card} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
          <LostLink card={card} />
          <TextLink to={paths.allFareCards}>{t('card.all')}</TextLink>
        </Box>
      </div>
    </div>
  )
}

function UnknownCard({ own }: { own: FareMedium[] }) {
  const { t } = useTranslation('cardManagement')
  return (
    <Page title={t('unknown.title')} lead={t('unknown.text')} wide compact>
      {own.length === 0 ? (
        <NoCards />
      ) : (
        <Box component="section" aria-labelledby="own-cards">
          <Typography id="own-cards" component="h2" variant="h3" sx={{ mb: 2 }}>
            {t('list.title')}
          </Typography>
          <CardList cards={own} />
        </Box>
      )}
    </Page>
  )
}
