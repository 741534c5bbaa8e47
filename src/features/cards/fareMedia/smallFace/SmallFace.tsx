import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from '../../../../shared/navigation/Link'
import { readableOn } from '../../../../shared/ui/colours/colour'
import { palette } from '../../../../shared/ui/colours/palette'
import { Glyph } from '../../../../shared/ui/Glyph'
import { backGlyph, onwardGlyph } from '../../../../shared/ui/glyphs/acts'
import { rounded } from '../../../../shared/ui/rounded'
import { DrawnLine } from '../../../../shared/ui/pictures/DrawnLine'

interface Colour {
  face?: string
}

const ownProps = { shouldForwardProp: (name: PropertyKey) => name !== 'face' }

const drawn = ({ face }: Colour) => ({
  position: 'relative' as const,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  boxSizing: 'border-box' as const,
  height: '100%',
  // On a higher face, the stop of the line is below the text.
  '@media (min-width: 600px)': { minHeight: 136, '& > svg': { top: 16 } },
  padding: '14px 18px',
  borderRadius: rounded(14),
  overflow: 'clip',
  overflowWrap: 'anywhere' as const,
  '& > span, & > small': { position: 'relative' as const },
  textDecoration: 'none',
  lineHeight: 1.3,
  color: face ? readableOn(face) : palette.text,
  background: face ?? palette.surface,
  border: face ? 0 : `1px solid ${palette.outline}`,
  '&[data-empty]': { border: `2px dashed ${palette.outline}` },
  '& strong': { fontSize: '1.125rem', fontWeight: 800 },
  '& > span:first-of-type svg': { verticalAlign: '-0.15em', marginInlineEnd: 8 },
  '& strong + svg': { marginInlineStart: 8 },
  '& small': { display: 'block', fontSize: '0.875rem' },
  // Where the longest word of the name leaves no room for the value, the value stands below.
  '& > span:first-of-type': { display: 'flex', flexWrap: 'wrap' as const, columnGap: 12 },
  '& > span:first-of-type > span': { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' as const },
  '& > span:first-of-type > span + span': { flex: '0 1 auto', marginInlineStart: 'auto', textAlign: 'end' as const },
  '& > span:nth-of-type(2)': { alignSelf: 'end', display: 'grid', gap: 6, justifyItems: 'start', paddingTop: 8 },
  'a&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '@media (forced-colors: active)': { border: '2px solid CanvasText' },
})
const Face = styled('div', ownProps)<Colour>(drawn)
const FaceLink = styled(Link, ownProps)<Colour>(drawn)

interface SmallFaceProps {
  to?: string
  /** Without a colour, it is the paper's. */
  colour?: string
  name: ReactNode
  detail?: ReactNode
  value?: ReactNode
  isEmpty?: boolean
  isBack?: boolean
  isTapped?: boolean
  children?: ReactNode
}

export function SmallFace({ to, colour, name, detail, value, isEmpty, isBack, isTapped, children }: SmallFaceProps) {
  const told = (
    <>
      {colour && <DrawnLine colour={colour} isTapped={isTapped} />}
      <span>
        <span>
          {isBack && <Glyph shape={backGlyph} size={20} />}
          <strong>{name}</strong>
          {to && !isBack && <Glyph shape={onwardGlyph} size={18} weight={2.6} />}
        </span>
        <span>{value}</span>
      </span>
      {detail && <small>{detail}</small>}
      {children && <span>{children}</span>}
    </>
  )
  if (to === undefined)
    return (
      <Face face={colour} data-empty={isEmpty || undefined}>
        {told}
      </Face>
    )
  return (
    <FaceLink to={to} face={colour} data-empty={isEmpty || undefined}>
      {told}
    </FaceLink>
  )
}
