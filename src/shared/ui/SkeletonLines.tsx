import { keyframes, styled } from '@mui/material/styles'
import { palette } from './palette'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Three greys, mixed from the scheme's own ink, for title, text and picture. */
const shades = { strong: 16, middle: 11, faint: 7 } as const

interface BarProps {
  shade: keyof typeof shades
}

/** One placeholder; it breathes by opacity alone, which costs no layout, and rests where motion is reduced. */
export const SkeletonBar = styled('span', { shouldForwardProp: (name) => name !== 'shade' })<BarProps>(({ shade }) => ({
  display: 'block',
  borderRadius: 6,
  backgroundColor: `color-mix(in srgb, ${palette.text} ${shades[shade]}%, transparent)`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}))

const Lines = styled('span')({ display: 'grid', gap: 12 })

interface SkeletonLinesProps {
  lines?: number
  /** Height of a line's bar, near its text's x-height; with the gap it makes the height of the text to come. */
  height?: number
}

/** Where text will be. Hidden from assistive techniques: the region that waits says so (`aria-busy`). */
export function SkeletonLines({ lines = 3, height = 12 }: SkeletonLinesProps) {
  return (
    <Lines aria-hidden data-waiting>
      {Array.from({ length: lines }, (_, at) => (
        <SkeletonBar
          key={at}
          shade={at === 0 ? 'strong' : at % 2 ? 'middle' : 'faint'}
          style={{ height, width: at === lines - 1 && lines > 1 ? '62%' : '100%' }}
        />
      ))}
    </Lines>
  )
}
