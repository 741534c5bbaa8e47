import type { ComponentType } from 'react'

interface PictureProps {
  of: ComponentType
  /** The width in pixels. The height is three quarters of it. */
  size?: number
  /** The drawing's left edge. What is left of it is cut off, so that the drawing aligns with the text below. */
  left?: number
  /** The picture's name, only if no text beside it says the same. Without it the picture is decorative. */
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
