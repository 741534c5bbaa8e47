import { styled } from '@mui/material/styles'
import type { FareCap } from '../../../api/contract/cards/fareMedia'
import { palette } from '../../../shared/ui/colours/palette'
import { progressOf } from './historyRules'
import { rounded } from '../../../shared/ui/rounded'

/** More stops than this are too small to tell apart: then one bar shows the same. */
const mostStops = 20

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > i': {
    flex: '1 1 0',
    minWidth: 4,
    maxWidth: 40,
    height: 14,
    borderRadius: rounded(7),
    boxSizing: 'border-box',
    border: `2px solid ${palette.primary}`,
    forcedColorAdjust: 'none',
  },
  '& > i[data-done]': { background: palette.primary },
  '& > i[data-free]': {
    flex: '0 0 26px',
    height: 26,
    borderRadius: '50%',
    border: `6px solid ${palette.primary}`,
    background: palette.surface,
  },
  '& > i[data-free][data-done]': { background: palette.accent },
  '@media (forced-colors: active)': {
    '& > i': { borderColor: 'CanvasText' },
    '& > i[data-done]': { background: 'Highlight', borderColor: 'Highlight' },
  },
})

const Bar = styled('div')({
  flex: 1,
  height: 14,
  borderRadius: rounded(7),
  border: `2px solid ${palette.primary}`,
  overflow: 'hidden',
  '& > b': { display: 'block', height: '100%', background: palette.primary, forcedColorAdjust: 'none' },
})

/** A fare cap as a line of rides that leads to the free one. The words beside it say the same, so it is decoration. */
export function CapPicture({ cap }: { cap: FareCap }) {
  const { counted, toPay, left } = progressOf(cap)
  return (
    <Line aria-hidden>
      {toPay > mostStops ? (
        <Bar>
          <b style={{ width: `${(100 * counted) / toPay}%` }} />
        </Bar>
      ) : (
        Array.from({ length: toPay }, (_, at) => <i key={at} data-done={at < counted || undefined} />)
      )}
      <i data-free data-done={left === 0 || undefined} />
    </Line>
  )
}
