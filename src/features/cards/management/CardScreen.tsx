import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { useIsPhone } from '../../../shared/ui/useWidth'
import {
  BuyForCard,
  CardColumns,
  CardFunds,
  CardSkeleton,
  FareCapRing,
  FareCardFace,
  selectCard,
  useCardName,
  useFareMedia,
} from '../fareMedia/onDemand'
import { CardList, LostLink } from './CardsScreen'
import type { TabKey } from './cardTabs'
import { CardTab } from './CardTab'
import { LossOrReason } from './LossReported'
import { NoCards } from './more/NoCards'
import { OpenedRow } from './OpenedRow'
import { PromptTabs } from './PromptTabs'
import { partsOf } from './rows/parts'
import { useOpenedRow } from './rows/useOpenedRow'

/** Shows a card (FM-01): what can be bought for it, and its tabs. */
export function CardScreen({ cardId }: { cardId: string }) {
  const { t } = useTranslation('cardManagement')
  const { cards, reload } = useFareMedia()
  const card = useAppSelector((state) => selectCard(state, cardId))
  if (card) return <KnownCard key={cardId} card={card} />
  if (cards.status === 'loaded') return <UnknownCard own={cards.value} />
  return (
    <Page title={t('card.title')} wide compact>
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
  const [params, setParams] = useSearchParams()
  const isPhone = useIsPhone()
  const tabKeys: TabKey[] = ['overview', ...partsOf(card)]
  const tab = tabKeys.find((key) => key === params.get('tab')) ?? 'overview'
  const view = params.get('view')
  useFocusOnChange(view)
  useOpenedRow(tab, isPhone)
  const page = { title: own, heading: <bdi>{own}</bdi>, compact: true }
  if (tab === 'history' && view === 'print')
    return (
      <Page {...page}>
        <CardTab tab={tab} card={card} />
      </Page>
    )
  if (isPhone && tab !== 'overview') return <OpenedRow card={card} tab={tab} />
  return (
    <Page {...page} wide>
      <CardColumns>
        <div>
          <FareCardFace card={card}>
            <FareCapRing card={card} />
          </FareCardFace>
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
        <div>
          {isPhone ? (
            <CardTab tab={tab} card={card} />
          ) : (
            <PromptTabs
              label={t('card.parts')}
              tabs={tabKeys.map((key) => ({ key, title: t(`tab.${key}`) }))}
              value={tab}
              // Another tab has its own parameters.
              onChange={(key) => setParams({ tab: key })}
              activation="manual"
            >
              <CardTab tab={tab} card={card} />
            </PromptTabs>
          )}
        </div>
      </CardColumns>
    </Page>
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
