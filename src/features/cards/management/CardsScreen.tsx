import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { inOneText } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { Disclosure } from '../../../shared/ui/Disclosure'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Glyph } from '../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../shared/ui/glyphs/acts'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { palette } from '../../../shared/ui/colours/palette'
import { Dotted } from '../../../shared/ui/told/Dotted'
import { Page } from '../../../shared/ui/page/Page'
import { Link } from '../../../shared/navigation/Link'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { useIsPhone } from '../../../shared/ui/useWidth'
import { longList, useLongList } from '../../../shared/ui/waiting/longList'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { useAppSelector } from '../../../shared/store'
import { selectSettings } from '../../identity/settings'
import {
  actsOf,
  CardFunds,
  cardNeeds,
  FareCapRing,
  FareCardFace,
  FundsAhead,
  isOfCharge,
  needyFirst,
  SmallCardFace,
  standingOf,
  useCardName,
  useFareMedia,
} from '../fareMedia/onDemand'
import { holdingsOf, isEmpty } from './acts/actRules'
import { ChargesToMend } from './ChargesToMend'
import { LoosePasses } from './LoosePasses'
import { MoreCards } from './more/MoreCards'
import { LossOrReason, useLoss } from './LossReported'
import { NoCards } from './more/NoCards'
import { PassesToName } from './PassesToName'
import { rounded } from '../../../shared/ui/rounded'

/** Lists the rider's cards (FM-01). A rider with one card goes straight to its page, which links here. */
export function CardsScreen() {
  const { t } = useTranslation('cardManagement')
  const { cards, reload } = useFareMedia()
  const [params] = useSearchParams()
  const isEmpty = cards.status === 'loaded' && cards.value.length === 0
  const only = cards.status === 'loaded' && cards.value.length === 1 ? cards.value[0] : undefined
  if (only && params.get('show') !== 'all') return <Redirect to={paths.fareCard(only.faremedia_id)} />
  return (
    <Page title={t('list.title')} wide compact>
      {isEmpty ? (
        <NoCards />
      ) : cards.status === 'loaded' ? (
        <>
          <CardList cards={cards.value} />
          <LoosePasses />
          <MoreCards />
        </>
      ) : cards.status === 'failed' ? (
        <FailurePanel title={t('list.failed')} error={cards.error} onRetry={reload} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    maxWidth: 364,
  },
  ...longList,
  '& + details': { marginTop: 32 },
})

const ToCard = styled(Link)({
  display: 'block',
  borderRadius: rounded(16),
  textDecoration: 'none',
  '&:hover .card-name': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
})

/** Lists the cards that are out of use and empty. */
const OverCards = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${palette.divider}`,
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '6px 4px',
    boxSizing: 'border-box',
    color: palette.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { background: palette.sunken },
  '& svg': { color: palette.primary },
})

/** Lists cards that need an act first. Unusable empty cards are folded, unless there are no others. */
export function CardList({ cards }: { cards: FareMedium[] }) {
  const { t } = useTranslation('cardManagement')
  const settings = useAppSelector(selectSettings)
  const sorted = needyFirst(cards, settings)
  const isOver = (card: FareMedium) =>
    cardNeeds(card, settings).some((need) => !isOfCharge(need)) && isEmpty(holdingsOf(card))
  const inUse = sorted.filter((card) => !isOver(card))
  if (inUse.length === 0) return <CardItems cards={sorted} />
  const over = sorted.filter(isOver)
  return (
    <>
      <CardItems cards={inUse} />
      {over.length > 0 && (
        <Disclosure summary={t('list.over', { number: over.length })}>
          <OverCards role="list">
            {over.map((card) => (
              <li key={card.faremedia_id}>
                <OverCard card={card} />
              </li>
            ))}
          </OverCards>
        </Disclosure>
      )}
    </>
  )
}

function CardItems({ cards }: { cards: FareMedium[] }) {
  const shown = useLongList(cards)
  // On a phone, more cards are in sight.
  const isPhone = useIsPhone()
  return (
    <Cards role="list">
      {shown.map((card) => (
        <li key={card.faremedia_id}>
          {isPhone ? (
            <SmallCardFace tellsCap card={card} to={paths.fareCard(card.faremedia_id)}>
              <FundsAhead card={card} />
            </SmallCardFace>
          ) : (
            <ToCard to={paths.fareCard(card.faremedia_id)}>
              <FareCardFace isLink card={card}>
                <FareCapRing card={card} />
              </FareCardFace>
            </ToCard>
          )}
          <LossOrReason card={card} inList />
          <ChargesToMend card={card} />
          <CardFunds card={card} inList />
          <PassesToName card={card} />
          <LostLink card={card} inList />
        </li>
      ))}
    </Cards>
  )
}

function OverCard({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const settings = useAppSelector(selectSettings)
  const { short } = useCardName(card)
  const need = cardNeeds(card, settings)[0]
  return (
    <Link to={paths.fareCard(card.faremedia_id)}>
      <Dotted
        parts={[<MaskedName key="name">{short}</MaskedName>, need && !isOfCharge(need) && t(`status.${need.kind}`)]}
      />
      <Glyph shape={onwardGlyph} size={18} />
    </Link>
  )
}

/** Leads to blocking a lost card, and on the page of a blocked card to moving what is on it. */
export function LostLink({ card, inList = false }: { card: FareMedium; inList?: boolean }) {
  const { t } = useTranslation('cardManagement')
  const { full } = useCardName(card)
  const act = actsOf(card, standingOf(card, useAppSelector(selectSettings))).use
  const loss = useLoss(card)
  const text = t(loss ? 'card.lostSteps' : 'card.lost')
  if (!act || (inList && act === 'unblock' && !loss)) return null
  return (
    <TextLink
      to={paths.lostCard(card.faremedia_id)}
      aria-label={inOneText([text, full])}
      sx={{ display: 'inline-flex', alignItems: 'center', alignSelf: inList ? 'start' : undefined, minHeight: 32 }}
    >
      {text}
    </TextLink>
  )
}

function CardsSkeleton() {
  const { t } = useTranslation('shared')
  const face = useIsPhone() ? { height: 74 } : { aspectRatio: '1.586' }
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Cards as="div" aria-hidden>
        {[0, 1].map((at) => (
          <Box key={at} sx={{ maxWidth: 364 }}>
            <SkeletonBar shade="middle" style={{ ...face, borderRadius: rounded(16) }} />
            <SkeletonBar shade="faint" style={{ height: 44, margin: '12px 0' }} />
            <SkeletonBar shade="faint" style={{ width: 130, height: 20, margin: '18px 0 6px' }} />
          </Box>
        ))}
      </Cards>
    </div>
  )
}
