import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { formatMoney } from '../../../../shared/locales/money'
import { useAppSelector } from '../../../../shared/store'
import { Glyph } from '../../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../../shared/ui/glyphs/acts'
import { readableOn } from '../../../../shared/ui/colours/colour'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { When } from '../../../../shared/ui/When'
import { Status } from '../../../../shared/ui/states/Status'
import { selectSettings } from '../../../identity/settings'
import { DrawnLine } from '../../../../shared/ui/pictures/DrawnLine'
import { cardNeeds, isOfCharge, isSevere } from './cardNeeds'
import { isOutOfUse, knownKind, standingOf } from './cardStanding'
import { faceColour } from './faceColour'
import { loadsByTime } from './funds'
import type { Standing } from './cardStanding'
import { useCardName } from './useCardName'
import { rounded } from '../../../../shared/ui/rounded'

interface Colours {
  face: string
  ink: string
}

/** A card that grows with its text would widen the columns around it. */
const Room = styled('span')({ display: 'block', width: '100%', maxWidth: 364, contain: 'inline-size' })

/** It holds `span` elements only, because a card may be inside a button. */
const Drawn = styled('span', { shouldForwardProp: (name) => name !== 'face' && name !== 'ink' })<Colours>(
  ({ face, ink }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    boxSizing: 'border-box',
    aspectRatio: '1.586',
    padding: '18px 20px',
    borderRadius: rounded(16),
    // It is not `hidden`: the card grows with its text.
    minWidth: 0,
    overflow: 'clip',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    color: ink,
    backgroundColor: face,
    '& > span': { position: 'relative', minWidth: 0 },
    '& .card-row': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      gap: '4px 12px',
    },
    '& .card-row > span': { minWidth: 0, maxWidth: '100%' },
    '& .card-row[data-end]': { alignItems: 'flex-end' },
    '& .card-row[data-middle]': { alignItems: 'center' },
    '& .card-head': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      overflowWrap: 'break-word',
      lineHeight: 1.25,
    },
    '& .card-issuer': { fontWeight: 700 },
    '& .card-kind': { fontSize: '0.875rem' },
    '& .card-name': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      unicodeBidi: 'isolate',
      fontSize: '1.375rem',
      fontWeight: 800,
      lineHeight: 1.2,
      letterSpacing: '-0.01em',
    },
    '& .card-number': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em', whiteSpace: 'nowrap' },
    '& .card-balance': { fontVariantNumeric: 'tabular-nums', fontSize: '1.25rem', fontWeight: 800, lineHeight: 1.2 },
    '& .card-ahead': { marginTop: -6, textAlign: 'end' },
    '& .card-small': { display: 'block', fontSize: '0.875rem', fontWeight: 400 },
    '@media (forced-colors: active)': { border: '2px solid CanvasText' },
  }),
)

const Middle = styled('span')({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
})

const Ahead = styled('span')({ fontSize: '0.875rem', lineHeight: 1.3, '& > span': { display: 'block' } })

interface FaceProps {
  colour: string
  /** A bank card shows waves instead of the line. */
  isTapped?: boolean
  children: ReactNode
}

export function Face({ colour, isTapped = false, children }: FaceProps) {
  return (
    <Room>
      <Drawn face={colour} ink={readableOn(colour)}>
        <DrawnLine colour={colour} isTapped={isTapped} />
        {children}
      </Drawn>
    </Room>
  )
}

interface FareCardFaceProps {
  card: FareMedium
  /** Says that the card works, where nothing else tells its status. */
  tellsGood?: boolean
  /** The face is a link. An arrow says so. */
  isLink?: boolean
  /** What a card in use tells besides: its fare cap. */
  children?: ReactNode
}

export function FareCardFace({ card, tellsGood = false, isLink = false, children }: FareCardFaceProps) {
  const { t, i18n } = useTranslation('fareMedia')
  const settings = useAppSelector(selectSettings)
  const name = useCardName(card)
  const standing = standingOf(card, settings)
  const funds = card.balances?.general_funds
  const digits = card.printed_card_number
  const hasKind = name.kind !== name.own
  const issuer = card.organization?.name || settings.operator.name
  return (
    <Face colour={faceColour(card, standing)} isTapped={knownKind(card.type) === 'bank card'}>
      <span className="card-head">
        {hasKind && <span className="card-issuer">{issuer}</span>}
        <span className="card-row" data-middle>
          <span className={hasKind ? 'card-kind' : 'card-issuer'}>{hasKind ? name.kind : issuer}</span>
          <FaceStatus card={card} standing={standing} tellsGood={tellsGood} />
        </span>
      </span>
      <Middle>
        <span className="card-name">{name.own}</span>
        {isLink && <Glyph shape={onwardGlyph} weight={2.9} />}
      </Middle>
      {!isOutOfUse(standing) && children}
      <span className="card-row" data-end>
        <span className="card-number">
          {digits && (
            <>
              <span aria-hidden>{`•••• ${digits}`}</span>
              <VisuallyHidden>{t('card.endingIn', { digits })}</VisuallyHidden>
            </>
          )}
        </span>
        {funds !== undefined && (
          <span className="card-balance">
            <span className="card-small">{t('card.balance')}</span>
            {formatMoney(funds, i18n.language)}
          </span>
        )}
      </span>
      <FundsAhead card={card} />
    </Face>
  )
}

/** Shows the value that a card gets, with the time from which it can be spent (FM-16). */
export function FundsAhead({ card }: { card: FareMedium }) {
  const { t, i18n } = useTranslation('fareMedia')
  const loads = [...loadsByTime(card)]
  if (loads.length === 0) return null
  return (
    <Ahead className="card-ahead">
      {loads.map(([at, cents]) => {
        const Label = at ? VisuallyHidden : 'span'
        return (
          <span key={at}>
            <Label>{t('facts.pending')}</Label> +{formatMoney(cents, i18n.language)}{' '}
            {at && <When iso={at} inSentence />}
          </span>
        )
      })}
    </Ahead>
  )
}

/**
 * Says why the card is out of use, or which charge has stopped. An unknown status is shown as the backend spells it
 * (decision 51).
 */
function FaceStatus({ card, standing, tellsGood }: { card: FareMedium; standing: Standing; tellsGood: boolean }) {
  const { t } = useTranslation('fareMedia')
  const need = cardNeeds(card, useAppSelector(selectSettings)).find(isOfCharge)
  if (need) return <Status tone={isSevere(need.kind) ? 'broken' : 'stopped'}>{t(`need.${need.kind}`)}</Status>
  const isGood = !isOutOfUse(standing)
  if (isGood && !tellsGood) return null
  return (
    <Status tone={isGood ? 'good' : 'broken'}>
      {standing === 'unknown' ? card.status : t(`status.${isGood ? 'good' : standing}`)}
    </Status>
  )
}
