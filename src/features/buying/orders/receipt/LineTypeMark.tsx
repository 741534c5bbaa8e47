import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../../shared/ui/Glyph'
import { receiptGlyph } from '../../../../shared/ui/glyphs/account'
import { palette } from '../../../../shared/ui/colours/palette'
import { knownLineType, lineTypeKey } from '../life/lineTypes'
import type { LineType } from '../life/lineTypes'

/** These are a receipt, an arrow back, a clock, coins, and arrows in, around, both ways and out. */
const shapes: Record<LineType, string> = {
  sale: receiptGlyph,
  refund: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12H9',
  unpaid: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 7v5l3.5 2',
  load: 'M12 4v12M7 11l5 5 5-5M5 20h14',
  autoload: 'M12 4v12M7 11l5 5 5-5M5 20h14',
  renewal: 'M20 11a8 8 0 1 0-2.3 5.7M20 4v7h-7',
  transfer: 'M4 9h15l-4-4M20 15H5l4 4',
  payout: 'M12 16V4M7 9l5-5 5 5M5 20h14',
  cash: 'M3 7h18v10H3ZM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 10v4M18 10v4',
}

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
  // Known words wrap, but are not broken.
  '&[data-type]': { overflowWrap: 'normal' },
  '&[data-type="refund"]': { color: palette.success },
  '&[data-type="unpaid"]': { color: palette.error },
  '@media print': { color: 'inherit !important' },
})

export function LineTypeMark({ type }: { type: string }) {
  const { t } = useTranslation('orders')
  const known = knownLineType(type)
  const key = lineTypeKey(type)
  return (
    <Mark data-type={known}>
      {known && <Glyph shape={shapes[known]} />}
      {key ? t(key) : <bdi>{type}</bdi>}
    </Mark>
  )
}
