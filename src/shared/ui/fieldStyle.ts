import { palette } from './colours/palette'
import { rounded } from './rounded'

const half = (degrees: number, right: number) =>
  `linear-gradient(${degrees}deg, transparent 50%, ${palette.textSoft} 50%) right ${right}px center / 5px 5px no-repeat`

/** A select or date field outside of forms. It is as high as the fields of forms, and a select has their arrow. */
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
    background: [half(45, 19), half(-45, 14), palette.surface].join(),
    // The system's colours take the drawn arrow away.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
} as const
