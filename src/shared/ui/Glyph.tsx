import type { SVGProps } from 'react'

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  /** A path on a field of 24 by 24, from one of the files in `glyphs`: a part loads the files that it names. */
  shape: string
  /** In pixels, or in the unit it names: `1em` is as tall as the text. */
  size?: number | string
  /** Of its lines, on the field of 24. */
  weight?: number
  /** A shape that is filled instead of drawn by lines. */
  filled?: boolean
}

/**
 * A small sign in the colour of its text. The words beside it, or the name of its button, say the same: it is hidden
 * from screen readers. A plain element, because a list has dozens of them.
 */
export function Glyph({ shape, size = 18, weight = 2, filled = false, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      fillRule="evenodd"
      stroke={filled ? undefined : 'currentColor'}
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      {...rest}
    >
      <path d={shape} />
    </svg>
  )
}
