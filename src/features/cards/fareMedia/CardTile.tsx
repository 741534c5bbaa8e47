import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { onStoredChange } from '../../../shared/storage/browserStorage'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { GlyphLine } from '../../../shared/ui/GlyphLine'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Glyph } from '../../../shared/ui/Glyph'
import { readableOn, safeColour } from '../../../shared/ui/colours/colour'
import { cardGlyph } from '../../../shared/ui/glyphs/products'
import { Link } from '../../../shared/navigation/Link'
import { palette } from '../../../shared/ui/colours/palette'
import { fareCard, white } from '../../../shared/ui/colours/tokens'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { selectSettings } from '../../identity/settings'
import type { CurrentCard } from './cards/currentCard'
import { cardKeys, chosenCardChanged } from './cards/cardKeys'
import { CardReason } from './cards/CardReason'
import { selectCard } from './cards/fareCards'
import { selectCurrentCard } from './cards/fareMediaSlice'
import { useCardName } from './cards/useCardName'
import { useFareMedia } from './cards/useFareMedia'
import { rounded } from '../../../shared/ui/rounded'

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'face' })<{ face: string }>(({ face, theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  boxSizing: 'border-box',
  minHeight: 72,
  padding: '10px 20px',
  borderRadius: rounded(14),
  color: readableOn(face),
  background: face,
  textDecoration: 'none',
  '&[data-empty]': { color: palette.text, background: palette.surface, border: `2px dashed ${palette.outline}` },
  '& strong': { flex: '1 1 10em', minWidth: 0, fontSize: '1.125rem', lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400 },
  '& .tile-figures': { fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' },
  '& .tile-change': { textDecoration: 'underline', textUnderlineOffset: '0.18em', fontWeight: 700 },
  '&:hover .tile-change': { textDecorationThickness: 2 },
  '@media (forced-colors: active)': { border: '2px solid LinkText' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 112,
    '& strong': { flexBasis: '5em' },
    '& .tile-figures': { order: 1, flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: 12 },
  },
}))

const TileSkeleton = styled(SkeletonBar)(({ theme }) => ({
  minHeight: 72,
  borderRadius: rounded(14),
  [theme.breakpoints.down('sm')]: { minHeight: 112 },
}))

/** Shows above the products in transit mode which card they are for. It links to another choice (CAT-12). */
export function CardTile() {
  // The stored data may be old, and the card may be blocked since (decision 76).
  const { status } = useFareMedia().cards
  const current = useAppSelector(selectCurrentCard)
  const dispatch = useAppDispatch()
  // What is added is for the stored card, which another tab may change.
  useEffect(() => onStoredChange(cardKeys.fareMediaId, () => dispatch(chosenCardChanged())), [dispatch])
  if (current) return <ChosenCard card={current} />
  const isWaiting = status === 'idle' || status === 'loading'
  return isWaiting ? <TileSkeleton shade="faint" aria-hidden data-waiting /> : <NoCardYet />
}

function ChosenCard({ card }: { card: CurrentCard }) {
  const { t, i18n } = useTranslation('fareMedia')
  const { own, kind } = useCardName(card)
  const digits = card.cardNumber
  const known = useAppSelector((state) => selectCard(state, card.faremediaId))
  return (
    <>
      <Tile to={paths.digital} face={safeColour(card.colour) ?? fareCard.own}>
        <Glyph shape={cardGlyph} size={28} weight={2.9} />
        <strong>
          <small>{t('tile.buyingFor')}</small>
          <bdi>{own}</bdi>
        </strong>
        <span className="tile-figures">
          {own === kind
            ? digits && <MaskedName>{`•••• ${digits}`}</MaskedName>
            : digits
              ? t('tile.digits', { kind, digits })
              : kind}
          {card.storedValue !== null && (
            <small>{t('tile.balance', { amount: formatMoney(card.storedValue, i18n.language) })}</small>
          )}
        </span>
        <span className="tile-change">{t('tile.change')}</span>
      </Tile>
      {known && <CardReason card={known} />}
    </>
  )
}

function NoCardYet() {
  const { t } = useTranslation('fareMedia')
  return (
    <Tile to={paths.digital} face={white} data-empty>
      <Glyph shape={cardGlyph} size={28} weight={2.9} />
      <strong>
        {t('tile.none')}
        <small>{t('tile.noneText')}</small>
      </strong>
      <span className="tile-change">{t('tile.choose')}</span>
    </Tile>
  )
}

export function NoCardNeeded() {
  const { t } = useTranslation('fareMedia')
  const { hideDigital } = useAppSelector(selectSettings).features
  if (hideDigital) return null
  return (
    <GlyphLine>
      <Glyph shape={cardGlyph} size={20} weight={2.9} />
      <span>
        {withBlank(t('tile.physical'))}
        <Link to={paths.digital}>{t('tile.buyForCard')}</Link>
      </span>
    </GlyphLine>
  )
}
