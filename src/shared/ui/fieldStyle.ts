import { palette } from './colours/palette'
import { rounded } from './rounded'

const half = (degrees: number, right: number) =>
  `linear-gradient(${degrees}deg, transparent 50%, currentColor 50%) right ${right}px center / 5px 5px no-repeat`

/** A native select or date field outside of a form: as high as the fields of forms, and a select with their arrow. */
export const fieldStyle = {
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '10px 12px',
  border: `1px solid ${palette.outline}`,
  borderRadius: rounded(10),
  background: palette.surface,
  color: palette.text,
  colorScheme: 'light dark',
  font: 'inherit',
  '&:is(select)': {
    appearance: 'none',
    paddingInlineEnd: 32,
    background: [half(45, 17), half(-45, 12), palette.surface].join(),
    // The system's colours take the drawn arrow away.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
} as const

/** A checkbox in the portal's colours: the browser's grey in the dark theme is not ours. */
export const tickStyle = {
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  width: 22,
  height: 22,
  margin: 0,
  border: `2px solid ${palette.outline}`,
  borderRadius: 5,
  cursor: 'pointer',
  '&:checked': { borderColor: palette.primary, background: palette.primary },
  '&:checked::before': {
    content: '""',
    width: 14,
    height: 12,
    background: palette.onPrimary,
    clipPath: 'polygon(14% 42%, 0 58%, 40% 100%, 100% 16%, 86% 0, 38% 66%)',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const
