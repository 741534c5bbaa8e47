import type { SVGProps } from 'react'

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  /** A path in a 24 by 24 field, from one of the files in `glyphs`. A part loads only the files that it imports. */
  shape: string
  /** In pixels, or with a unit: `1em` is as tall as the text. */
  size?: number | string
  /** Width of its lines, in the field of 24. */
  weight?: number
  /** Fills the shape instead of drawing its lines. */
  filled?: boolean
}

/**
 * A small icon in the colour of its text. It is hidden from screen readers, because the text beside it or the name of
 * its button says the same. It is a plain element, because a list has dozens of them.
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
