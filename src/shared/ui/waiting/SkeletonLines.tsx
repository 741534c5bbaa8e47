import { keyframes, styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { palette } from '../colours/palette'
import { rounded } from '../rounded'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

const grey = (part: number) => ({ backgroundColor: `color-mix(in srgb, ${palette.text} ${part}%, transparent)` })

const Bar = styled('span')({
  display: 'block',
  borderRadius: rounded(6),
  ...grey(11),
  '&[data-shade="strong"]': grey(16),
  '&[data-shade="faint"]': grey(7),
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
})

interface BarProps extends ComponentProps<typeof Bar> {
  /** Greys that are mixed from the scheme's text colour, for title, text and picture. */
  shade: 'strong' | 'middle' | 'faint'
}

/**
 * A placeholder bar. Its animation changes only the opacity, and stops with reduced motion. Its styles are static,
 * because a skeleton has dozens of bars and shows with the press.
 */
export function SkeletonBar({ shade, ...rest }: BarProps) {
  return <Bar data-shade={shade} {...rest} />
}

const Lines = styled('span')({ display: 'grid', gap: 12 })

interface SkeletonLinesProps {
  lines?: number
  /** Height of a line's bar, near its text's x-height. With the gap it is as high as the text. */
  height?: number
}

/**
 * A placeholder of text. It is hidden from assistive technologies, because the waiting region announces itself
 * (`aria-busy`).
 */
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
