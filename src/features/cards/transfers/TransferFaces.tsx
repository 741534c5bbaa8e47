import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../shared/locales/lists'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { Glyph } from '../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../shared/ui/glyphs/acts'
import { Price } from '../../../shared/ui/Price'
import { SmallCardFace, SmallFace } from '../fareMedia/onDemand'
import { fundsOf } from './transferRules'

const Faces = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 24,
  // The faces are as high as their content.
  '&& > div': { minHeight: 0 },
  '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: 16 },
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
  /** Undefined if the money cannot go the other way. */
  onSwap?: () => void
}

export function TransferFaces({ from, to, amount, onSwap }: TransferFacesProps) {
  const { t } = useTranslation('transfers')
  // The line is there before an amount is typed, so that nothing below moves.
  const after = (card: FareMedium, change: number | undefined) => (
    <small>
      {change === undefined ? (
        '\u00a0'
      ) : (
        <>
          {withBlank(t('then'))}
          <Price cents={fundsOf(card) + change} size="small" />
        </>
      )}
    </small>
  )
  return (
    <Faces>
      {from && <SmallCardFace card={from}>{after(from, amount && -amount)}</SmallCardFace>}
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
      {to ? <SmallCardFace card={to}>{after(to, amount)}</SmallCardFace> : <SmallFace isEmpty name={t('to')} />}
    </Faces>
  )
}
