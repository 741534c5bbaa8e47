import type { SVGProps } from 'react'

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  /**
   * A path in a field of 24 by 24, from a file in `glyphs`. A part of the portal loads only the files that it imports.
   */
  shape: string
  /** A number of pixels, or a length with a unit: `1em` is as tall as the text. */
  size?: number | string
  weight?: number
  filled?: boolean
}

/**
 * A small icon in the text's colour, hidden from screen readers, because text or the button's name says the same. It is
 * a plain element, because lists have dozens.
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
