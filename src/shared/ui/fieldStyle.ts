import { palette } from './colours/palette'
import { rounded } from './rounded'

/** Its grey is seen on light and on dark fields. */
const arrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 5'%3E%3Cpath fill='%2375808a' d='M0 0h10L5 5z'/%3E%3C/svg%3E")`

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
    background: `${arrow} right 14px center / 10px 5px no-repeat ${palette.surface}`,
    // The system's colours take the drawn arrow away.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
} as const
