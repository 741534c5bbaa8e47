import type { SVGProps } from 'react'

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  /** In a field of 24, from a file in `glyphs`: a part loads only those it imports. */
  shape: string
  /** Pixels, or a unit: `1em` is as tall as the text. */
  size?: number | string
  /** In the field of 24. */
  weight?: number
  filled?: boolean
}

/**
 * A small icon in the text's colour, hidden from screen readers: text or a button's name says the same. A plain
 * element, because lists have dozens.
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
