import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Glyph } from '../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../shared/ui/glyphs/acts'
import { palette } from '../../../shared/ui/colours/palette'
import { longList, useLongList } from '../../../shared/ui/waiting/longList'
import { Ticket } from '../../../shared/ui/pictures/thingDrawings'
import { selectSettings } from '../../identity/settings'
import { Cards as ShortCards, CardsSkeleton } from './CardsSkeleton'
import { CardReason } from './cards/CardReason'
import { standingOf } from './cards/cardStanding'
import { FareCardFace } from './cards/FareCardFace'
import { cardChosen, selectCurrentCard } from './cards/fareMediaSlice'
import { useFareMedia } from './cards/useFareMedia'
import { rounded } from '../../../shared/ui/rounded'

const Cards = styled(ShortCards)(longList)

const Choose = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: rounded(16),
  background: 'none',
  color: palette.primary,
  font: 'inherit',
  cursor: 'pointer',
  '& .card-act': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
  },
  '&:hover .card-act': { textDecorationThickness: 2 },
})

/** They are folded below the cards that can be used. */
const Others = styled('details')({ '& > summary': { width: 'fit-content', padding: '6px 0' } })

/** Shows the fare cards, and the rest of the page once their number is known, so that nothing moves. */
export default function CardChoice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('fareMedia')
  const { cards, reload } = useFareMedia()
  if (cards.status !== 'loaded' && cards.status !== 'failed') return <CardsSkeleton />
  return (
    <>
      {cards.status === 'loaded' ? (
        <CardLists cards={cards.value} />
      ) : (
        <FailurePanel title={t('choice.failed')} error={cards.error} onRetry={reload} />
      )}
      {children}
    </>
  )
}

/** Lists cards that can be bought for, then the others with the reason (CAT-10). */
function CardLists({ cards }: { cards: FareMedium[] }) {
  const { t } = useTranslation('fareMedia')
  const settings = useAppSelector(selectSettings)
  const isGood = (card: FareMedium) => standingOf(card, settings) === 'good'
  const good = cards.filter(isGood)
  const others = cards.filter((card) => !isGood(card))
  const goodShown = useLongList(good)
  const othersShown = useLongList(others)
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {good.length > 0 ? (
        <section aria-labelledby="cards-good">
          <Typography id="cards-good" variant="h2">
            {t('choice.title', { count: good.length })}
          </Typography>
          <Cards role="list">
            {goodShown.map((card) => (
              <li key={card.faremedia_id}>
                <GoodCard card={card} />
              </li>
            ))}
          </Cards>
        </section>
      ) : (
        <NoCard hasOthers={others.length > 0} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="cards-others">
          <Others open={good.length === 0}>
            <summary>
              <Typography id="cards-others" variant="h2" sx={{ display: 'inline' }}>
                {withBlank(t('choice.others'))}
              </Typography>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {others.length}
              </Typography>
            </summary>
            <Typography sx={{ mt: 1, maxWidth: '42em', color: 'text.secondary' }}>{t('choice.othersText')}</Typography>
            <Cards role="list">
              {othersShown.map((card) => (
                <li key={card.faremedia_id}>
                  <FareCardFace card={card} />
                  <CardReason card={card} />
                </li>
              ))}
            </Cards>
          </Others>
        </section>
      )}
    </Box>
  )
}

function GoodCard({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  const isCurrent = useAppSelector(selectCurrentCard)?.faremediaId === card.faremedia_id
  return (
    <Choose type="button" onClick={() => dispatch(cardChosen({ faremediaId: card.faremedia_id, aim: 'products' }))}>
      <FareCardFace card={card} />
      <span className="card-act">
        {isCurrent ? t('choice.goOn') : t('choice.choose')}
        <Glyph shape={onwardGlyph} weight={2.9} />
      </span>
    </Choose>
  )
}

function NoCard({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('fareMedia')
  return (
    <EmptyState
      picture={Ticket}
      title={hasOthers ? t('choice.noneGood') : t('choice.none')}
      text={hasOthers ? t('choice.noneGoodText') : t('choice.noneText')}
      action={
        <LinkButton variant="contained" to={paths.allFareCards}>
          {t('choice.add')}
        </LinkButton>
      }
    />
  )
}
