import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../shared/locales/lists'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { fieldStyle } from '../../../shared/ui/fieldStyle'
import { Glyph } from '../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../shared/ui/glyphs/acts'
import { Price } from '../../../shared/ui/Price'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { fundsOf, SmallCardFace, SmallFace, useCardNames } from '../fareMedia/onDemand'

const Faces = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 24,
  '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: '6px 16px' },
})

/** A label, a face, and what else can be chosen. */
const Side = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  '& > label, & > span': { fontSize: '0.9375rem', fontWeight: 600 },
  // The face is as high as its content.
  '&& > div': { minHeight: 0 },
  '& select': { ...fieldStyle, width: '100%', marginTop: 2 },
  '& p': { margin: 0, color: palette.error },
  '@media (min-width: 600px)': {
    display: 'contents',
    '& > div': { gridRow: 2 },
    '& > select': { gridRow: 3 },
    '& > p': { gridRow: 4 },
    '&:first-of-type > *': { gridColumn: 1 },
    '&:last-of-type > *': { gridColumn: 3 },
  },
})

/** The line between the faces goes to the right, on a phone downwards. */
const Way = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  '& svg': { color: palette.primary },
  '@media (max-width: 599.95px)': { '& svg': { rotate: '90deg' }, '& > button': { marginInlineEnd: -12 } },
  '@media (min-width: 600px)': {
    gridRow: 2,
    gridColumn: 2,
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 112,
    '& > span': { flexDirection: 'column', gap: 0, minHeight: 56, justifyContent: 'end' },
  },
})

interface TransferFacesProps {
  from: FareMedium | undefined
  /** Undefined until chosen. */
  to: FareMedium | undefined
  /** In cents; undefined while the typed amount cannot be moved. */
  amount: number | undefined
  /** The cards to choose from. Without another one, there is nothing to choose. */
  sources: FareMedium[]
  targets: FareMedium[]
  onChoose: (chosen: { from: string } | { to: string }) => void
  toField: Ref<HTMLSelectElement>
  isMissing: boolean
  /** Undefined if the money cannot go the other way. */
  onSwap?: () => void
}

export function TransferFaces(props: TransferFacesProps) {
  const { from, to, amount, sources, targets, onChoose, toField, isMissing, onSwap } = props
  const { t } = useTranslation('transfers')
  const choice = { from: sources.length > 1, to: targets.length > 1 }
  return (
    <Faces>
      <Side>
        <Label of="from" isField={choice.from} />
        {from && <CardAfter card={from} change={amount && -amount} />}
        {choice.from && <CardSelect id="from" cards={sources} value={from} onChange={(from) => onChoose({ from })} />}
      </Side>
      <Way>
        <span>
          {amount !== undefined && <Price cents={amount} />}
          <Glyph shape={onwardGlyph} size={28} />
        </span>
        {onSwap && (
          <Button size="small" onClick={onSwap}>
            {t('swap')}
          </Button>
        )}
      </Way>
      <Side>
        <Label of="to" isField={choice.to} />
        {to ? <CardAfter card={to} change={amount} /> : <SmallFace isEmpty name={'\u00a0'} />}
        {choice.to && (
          <CardSelect
            id="to"
            ref={toField}
            cards={targets}
            value={to}
            isMissing={isMissing}
            onChange={(to) => onChoose({ to })}
          />
        )}
      </Side>
    </Faces>
  )
}

interface FacesAfterProps {
  amount: number
  from: FareMedium
  to: FareMedium
  /** The cards show what they hold since the transfer. */
  isDone?: boolean
}

/** Shows both cards and what they hold after the transfer, without a choice. */
export function FacesAfter({ amount, from, to, isDone = false }: FacesAfterProps) {
  const { t } = useTranslation('transfers')
  return (
    <Faces>
      <Side>
        <Label of="from" isField={false} />
        <CardAfter card={from} change={isDone ? 0 : -amount} isDone={isDone} />
      </Side>
      <Way>
        <span>
          <VisuallyHidden>{t('moved')}</VisuallyHidden>
          <Price cents={amount} />
          <Glyph shape={onwardGlyph} size={28} />
        </span>
      </Way>
      <Side>
        <Label of="to" isField={false} />
        <CardAfter card={to} change={isDone ? 0 : amount} isDone={isDone} />
      </Side>
    </Faces>
  )
}

function Label({ of, isField }: { of: 'from' | 'to'; isField: boolean }) {
  const { t } = useTranslation('transfers')
  return isField ? <label htmlFor={`transfer-${of}`}>{t(of)}</label> : <span>{t(of)}</span>
}

/** The line of the new balance is there before an amount is typed, so that nothing below moves. */
function CardAfter({
  card,
  change,
  isDone = false,
}: {
  card: FareMedium
  change: number | undefined
  isDone?: boolean
}) {
  const { t } = useTranslation('transfers')
  return (
    <SmallCardFace card={card} value={isDone ? '' : undefined}>
      <small>
        {change === undefined || (isDone && !card.balances) ? (
          '\u00a0'
        ) : (
          <>
            {withBlank(t('then'))}
            <Price cents={fundsOf(card) + change} size="small" />
          </>
        )}
      </small>
    </SmallCardFace>
  )
}

interface CardSelectProps {
  id: 'from' | 'to'
  ref?: Ref<HTMLSelectElement>
  cards: FareMedium[]
  value: FareMedium | undefined
  isMissing?: boolean
  onChange: (id: string) => void
}

function CardSelect({ id, ref, cards, value, isMissing, onChange }: CardSelectProps) {
  const { t } = useTranslation(['transfers', 'shared'])
  const nameOf = useCardNames()
  return (
    <>
      <select
        id={`transfer-${id}`}
        ref={ref}
        value={value?.faremedia_id ?? ''}
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `transfer-${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {!value && <option value="">{t('shared:form.choose')}</option>}
        {cards.map((card) => (
          <option key={card.faremedia_id} value={card.faremedia_id}>
            {nameOf(card).short}
          </option>
        ))}
      </select>
      {isMissing && <p id={`transfer-${id}-error`}>{t('shared:form.required', { label: t(id) })}</p>}
    </>
  )
}
