import type { ComponentType } from 'react'

interface PictureProps {
  /** One of our own drawings, in the scheme's colours: of `drawings`, or of a screen's own. */
  of: ComponentType
  /** Width in pixels; the height is three quarters of it. */
  size?: number
  /** Where the drawing begins, to stand in line with words below it; what is left of it is cut off. */
  left?: number
  /** Only where the picture says what no text beside it says; decorative otherwise. */
  title?: string
}

/** A drawing; 160 by 120, so that no picture moves what is under it. */
export function Picture({ of: Drawing, size = 160, left = 0, title }: PictureProps) {
  const seen = title ? ({ role: 'img', 'aria-label': title } as const) : { 'aria-hidden': true }
  const width = 160 - left
  return (
    <svg
      viewBox={`${left} 0 ${width} 120`}
      width={(size * width) / 160}
      height={size * 0.75}
      fill="none"
      focusable="false"
      {...seen}
    >
      <Drawing />
    </svg>
  )
}
