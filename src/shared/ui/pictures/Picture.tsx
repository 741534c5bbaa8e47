import type { ComponentType } from 'react'

interface PictureProps {
  /** Ours, in the scheme's colours: from `drawings`, or the screen's own. */
  of: ComponentType
  /** Pixels; the height is three quarters. */
  size?: number
  /** The drawing's left edge, cut to align with the text below. */
  left?: number
  /** If no text beside it says the same; else it is decorative. */
  title?: string
}

/** 160 by 120. A fixed size: nothing shifts. */
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
