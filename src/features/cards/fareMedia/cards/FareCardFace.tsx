import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { formatMoney } from '../../../../shared/locales/money'
import { useAppSelector } from '../../../../shared/store'
import { readableOn } from '../../../../shared/ui/colours/colour'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { When } from '../../../../shared/ui/When'
import { Status } from '../../../../shared/ui/states/Status'
import { selectSettings } from '../../../identity/settings'
import { cardNeeds, isOfCharge, isSevere } from './cardNeeds'
import { isOutOfUse, knownKind, standingOf } from './cardStanding'
import { faceColour } from './faceColour'
import { loadsByTime } from './fundsOnTheWay'
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
    '--card-ink': ink,
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
    '& .card-head': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      overflowWrap: 'break-word',
      lineHeight: 1.25,
    },
    '& .card-issuer': { fontWeight: 700 },
    '& .card-kind': { fontSize: '0.875rem' },
    // The status is at the end of the last line, and makes it no higher. One that does not fit begins a line.
    '& .card-state': { marginBottom: -8 },
    '& .card-name': {
      alignSelf: 'center',
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

const Ahead = styled('span')({ fontSize: '0.875rem', lineHeight: 1.3, '& > span': { display: 'block' } })

const Way = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.2 })

/** A bank card shows the waves of a reader: its bank pays, so nothing travels along a line. */
const waves = 'M196 88a36 36 0 0 1 0 51M222 68a64 64 0 0 1 0 91M248 48a92 92 0 0 1 0 131M274 28a120 120 0 0 1 0 171'

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
        <Way viewBox="0 0 360 227" preserveAspectRatio="none" aria-hidden>
          <g fill="none" stroke="var(--card-ink)" strokeWidth="12">
            <path d={isTapped ? waves : 'M-10 178C70 178 84 92 160 92s84 76 210 34'} />
            {!isTapped && <circle cx="160" cy="92" r="12" fill={colour} strokeWidth="7" />}
          </g>
        </Way>
        {children}
      </Drawn>
    </Room>
  )
}

interface FareCardFaceProps {
  card: FareMedium
  /** Says that the card works, where nothing else tells its status. */
  tellsGood?: boolean
  /** What a card in use tells besides: its fare cap. */
  children?: ReactNode
}

export function FareCardFace({ card, tellsGood = false, children }: FareCardFaceProps) {
  const { t, i18n } = useTranslation('fareMedia')
  const settings = useAppSelector(selectSettings)
  const name = useCardName(card)
  const standing = standingOf(card, settings)
  const funds = card.balances?.general_funds
  const digits = card.printed_card_number
  const issuer = card.organization?.name || settings.operator.name
  const hasKind = name.kind !== name.own
  return (
    <Face colour={faceColour(card, standing)} isTapped={knownKind(card.type) === 'bank card'}>
      <span className="card-head">
        {hasKind && <span className="card-issuer">{issuer}</span>}
        <span className="card-row">
          <span className={hasKind ? 'card-kind' : 'card-issuer'}>{hasKind ? name.kind : issuer}</span>
          <span className="card-state">
            <FaceStatus card={card} standing={standing} tellsGood={tellsGood} />
          </span>
        </span>
      </span>
      <span className="card-name">{name.own}</span>
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
function FaceStatus({
  card,
  standing,
  tellsGood,
}: Required<Pick<FareCardFaceProps, 'card' | 'tellsGood'>> & { standing: Standing }) {
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
