import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Glyph } from '../../../shared/ui/Glyph'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { readableOn, safeColour } from '../../../shared/ui/colours/colour'
import { cardGlyph } from '../../../shared/ui/glyphs/products'
import { Link } from '../../../shared/navigation/Link'
import { palette } from '../../../shared/ui/colours/palette'
import { fareCard } from '../../../shared/ui/colours/tokens'
import { selectSettings } from '../../identity/settings'
import { standingOf } from './cards/cardStanding'
import { cardChosen } from './cards/fareMediaSlice'
import { useCardName } from './cards/useCardName'
import { useFareMedia } from './cards/useFareMedia'
import { rounded } from '../../../shared/ui/rounded'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 28,
  '& h2': { margin: 0, fontSize: '1rem', lineHeight: 1.5 },
})

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 280px))',
  gap: 10,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
})

const Chip = styled('button', { shouldForwardProp: (name) => name !== 'face' })<{ face: string }>(({ face }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: '100%',
  minHeight: 56,
  padding: '0 10px 0 0',
  overflow: 'hidden',
  border: `1px solid ${palette.outline}`,
  borderRadius: rounded(10),
  background: palette.surface,
  color: palette.text,
  font: 'inherit',
  textAlign: 'start',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& svg': {
    flex: 'none',
    boxSizing: 'content-box',
    alignSelf: 'stretch',
    height: 'auto',
    padding: '0 9px',
    color: readableOn(face),
    background: face,
  },
  '& strong': { minWidth: 0, paddingBlock: 6 },
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: palette.textSoft },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
}))

const mostShown = 2

/**
 * Shows the visitor's cards above the products: passes and value for a card are in transit mode. `none` shows if no card
 * can be bought for.
 */
export function OwnCards({ none }: { none: ReactNode }) {
  const { t } = useTranslation('fareMedia')
  const settings = useAppSelector(selectSettings)
  const { cards } = useFareMedia()
  if (cards.status === 'idle' || cards.status === 'loading') return <CardsSkeleton />
  const good = cards.status === 'loaded' ? cards.value.filter((card) => standingOf(card, settings) === 'good') : []
  if (good.length === 0) return none
  return (
    <section aria-labelledby="own-cards">
      <Head>
        <h2 id="own-cards">{t('own.title', { count: good.length })}</h2>
        {good.length > mostShown && <Link to={paths.digital}>{t('own.all')}</Link>}
      </Head>
      <Cards role="list">
        {good.slice(0, mostShown).map((card) => (
          <li key={card.faremedia_id}>
            <OwnCard card={card} />
          </li>
        ))}
      </Cards>
    </section>
  )
}

function OwnCard({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  const { own, kind } = useCardName(card)
  const { faremedia_id: faremediaId, printed_card_number: digits, theme } = card
  const masked = `••••\u00a0${digits}`
  return (
    <Chip
      type="button"
      face={safeColour(theme?.background_color) ?? fareCard.own}
      onClick={() => dispatch(cardChosen({ faremediaId, aim: 'products' }))}
    >
      <Glyph shape={cardGlyph} size={22} weight={2.6} />
      <strong>
        <bdi>{own}</bdi>
        <small>
          {digits ? (
            <>
              <span aria-hidden>{masked}</span>
              <VisuallyHidden>{t('card.endingIn', { digits })}</VisuallyHidden>
            </>
          ) : (
            kind
          )}
        </small>
      </strong>
    </Chip>
  )
}

function CardsSkeleton() {
  return (
    <div aria-hidden data-waiting>
      <Head>
        <SkeletonBar shade="strong" style={{ width: 190, height: 20 }} />
      </Head>
      <Cards as="div">
        {[0, 1].map((at) => (
          <SkeletonBar key={at} shade="faint" style={{ height: 58, borderRadius: rounded(10) }} />
        ))}
      </Cards>
    </div>
  )
}
