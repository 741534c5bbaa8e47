import { styled } from '@mui/material/styles'
import type { FareCap } from '../../../api/contract/cards/fareMedia'
import { palette } from '../../../shared/ui/colours/palette'
import { progressOf } from '../fareMedia/onDemand'
import { rounded } from '../../../shared/ui/rounded'

/** More stops are too small to tell apart, so only the track is shown. */
const mostStops = 20

/** A track with one stop for each ride: filled if ridden, and free at the end. */
const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  forcedColorAdjust: 'none',
  '& > b': {
    position: 'absolute',
    left: 4,
    right: 14,
    height: 8,
    borderRadius: rounded(4),
    background: palette.divider,
    overflow: 'hidden',
    '&::before': { content: '""', display: 'block', width: 'var(--done)', height: '100%', background: palette.primary },
  },
  '& > i': {
    position: 'relative',
    boxSizing: 'border-box',
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: `2px solid ${palette.primary}`,
    background: palette.surface,
  },
  '& > i[data-done]': { background: palette.primary },
  '& > i[data-free]': { width: 28, height: 28, borderWidth: 6 },
  '& > i[data-free][data-done]': { background: palette.accent },
  '@media (forced-colors: active)': {
    '& > b, & > i': { background: 'Canvas', outline: '1px solid CanvasText' },
    '& > b::before, & > i[data-done]': { background: 'Highlight' },
    '& > i': { borderColor: 'CanvasText' },
  },
})

/** Shows a fare cap as a line of rides. It is decoration: the words beside it say the same. */
export function CapPicture({ cap }: { cap: FareCap }) {
  const { counted, toPay, left } = progressOf(cap)
  const hasStops = toPay <= mostStops
  // The track is filled as far as the last ridden stop.
  const ridden = left === 0 ? 1 : hasStops ? Math.max(counted - 1, 0) / toPay : counted / toPay
  return (
    <Line aria-hidden style={{ '--done': `${100 * ridden}%` } as object}>
      <b />
      {hasStops && Array.from({ length: toPay }, (_, at) => <i key={at} data-done={at < counted || undefined} />)}
      <i data-free data-done={left === 0 || undefined} />
    </Line>
  )
}
