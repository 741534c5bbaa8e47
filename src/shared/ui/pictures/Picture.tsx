import type { ComponentType } from 'react'

interface PictureProps {
  /** One of our own drawings, in the scheme's colours: from `drawings`, or the screen's own. */
  of: ComponentType
  /** Width in pixels; the height is three quarters of it. */
  size?: number
  /** The drawing's left edge, to align it with the text below it. The part to the left is cut off. */
  left?: number
  /** Only if no text beside the picture says the same; without it the picture is decorative. */
  title?: string
}

/** A drawing in a field of 160 by 120. Its fixed size prevents a layout shift. */
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
