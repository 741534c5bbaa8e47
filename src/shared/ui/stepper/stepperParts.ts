import { styled } from '@mui/material/styles'
import { palette } from '../colours/palette'
import { rounded } from '../rounded'

export const Frame = styled('div')({
  display: 'inline-flex',
  border: `1px solid ${palette.outline}`,
  borderRadius: rounded(10),
  background: palette.surface,
  color: palette.text,
})

export const Step = styled('button')({
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: rounded(9),
  background: 'none',
  color: palette.primary,
  font: 'inherit',
  fontSize: '1.5rem',
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { background: palette.sunken },
  '&[aria-disabled="true"]': { color: palette.textSoft, opacity: 0.55, cursor: 'default', background: 'none' },
  '[data-size="small"] > &': { width: 36, height: 36 },
})

export const Figure = styled('input')({
  width: '2.6em',
  minWidth: 24,
  border: 0,
  padding: 0,
  borderRadius: rounded(6),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  fontSize: '1.0625rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const Reason = styled('p')({ margin: '6px 0 0', fontSize: '0.875rem', lineHeight: 1.4, color: palette.textSoft })
