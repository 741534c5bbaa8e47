import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from '../../../shared/navigation/Link'
import { readableOn } from '../../../shared/ui/colours/colour'
import { palette } from '../../../shared/ui/colours/palette'
import { rounded } from '../../../shared/ui/rounded'

/** A card in the hand of a list: as a link, its whole face is pressed. */
const Face = styled(Link, { shouldForwardProp: (name) => name !== 'face' })<{ face?: string }>(({ face }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  gap: '0 12px',
  boxSizing: 'border-box',
  height: '100%',
  '@media (min-width: 600px)': { minHeight: 136 },
  padding: '14px 18px',
  borderRadius: rounded(14),
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  lineHeight: 1.3,
  color: face ? readableOn(face) : palette.text,
  background: face ?? palette.surface,
  border: face ? 0 : `1px solid ${palette.outline}`,
  '&[data-empty]': { border: `2px dashed ${palette.outline}` },
  '& strong': { fontSize: '1.125rem', fontWeight: 800 },
  '& small': { display: 'block', fontSize: '0.875rem' },
  '& > span:nth-of-type(2)': { textAlign: 'end' },
  '& > small, & > span:nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  '& > span:nth-of-type(n + 3)': { alignSelf: 'end', display: 'grid', gap: 6, justifyItems: 'start', paddingTop: 8 },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '@media (forced-colors: active)': { border: '2px solid LinkText' },
}))

/** What stops the card, readable on a face of any colour. */
export const FaceState = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 10px 2px 8px',
  borderRadius: rounded(13),
  color: palette.text,
  background: palette.surface,
  fontSize: '0.875rem',
  fontWeight: 700,
  '& svg': { flexShrink: 0, color: palette.warning },
  '&[data-severe] svg': { color: palette.error },
})

interface SmallFaceProps {
  to: string
  /** Its colour; without one it is the paper's. */
  colour?: string
  name: ReactNode
  detail?: ReactNode
  value?: ReactNode
  /** What it is a place for: no card yet. */
  isEmpty?: boolean
  /** Its foot: what stops it, the next pass. */
  children?: ReactNode
}

/** A small face of a card or of the wallet: name, value and what is next. It leads to its page. */
export function SmallFace({ to, colour, name, detail, value, isEmpty, children }: SmallFaceProps) {
  return (
    <Face to={to} face={colour} data-empty={isEmpty || undefined}>
      <span>
        <strong>{name}</strong>
      </span>
      <span>{value}</span>
      {detail && <small>{detail}</small>}
      {children && <span>{children}</span>}
    </Face>
  )
}
