import { styled } from '@mui/material/styles'
import type { AriaAttributes, ReactNode } from 'react'
import { safeColour } from './colours/colour'
import { palette } from './colours/palette'
import { rounded } from './rounded'

const notch = 11

/** Cuts a quarter circle out of two corners. Two pieces make a half-round notch at each end of the seam. */
const bitten = (first: string, second: string, halves: 'beside' | 'above') => {
  const bite = (corner: string) => `radial-gradient(circle ${notch}px at ${corner}, transparent 97%, black)`
  const size = halves === 'beside' ? '51% 100%' : '100% 51%'
  return {
    maskImage: `${bite(first)},${bite(second)}`,
    maskPosition: `${first},${second}`,
    maskSize: size,
    maskRepeat: 'no-repeat',
  }
}

const dash = `2px dashed color-mix(in srgb, ${palette.outline} 45%, transparent)`
/** The width is in the unit of the text, so that large text makes a ticket narrow earlier. */
const wide = '@container (min-width: 30rem)'

const Ticket = styled('div')({
  containerType: 'inline-size',
  borderRadius: rounded(14),
  overflow: 'clip',
  color: palette.text,
  listStyle: 'none',
  // If the browser removes backgrounds, a border shows the shape.
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > div > div': { maskImage: 'none' } },
})

/** The colour is a CSS rule, because the policy forbids style attributes in the prerendered landing. */
const Parts = styled('div', { shouldForwardProp: (name) => name !== 'edge' })<{ edge: string }>(({ edge }) => ({
  '--ticket-colour': edge,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [wide]: { flexDirection: 'row' },
}))

const Part = styled('div')({ padding: 20, background: palette.surface })

const Body = styled(Part)({
  flexGrow: 1,
  minWidth: 0,
  borderInlineStart: '8px solid var(--ticket-colour)',
  '&[data-torn]': {
    ...bitten('0 100%', '100% 100%', 'beside'),
    [wide]: bitten('100% 0', '100% 100%', 'above'),
  },
})

const Stub = styled(Part)({
  position: 'relative',
  borderInlineStart: '8px solid var(--ticket-colour)',
  ...bitten('0 0', '100% 0', 'beside'),
  '&::before': { content: '""', position: 'absolute', top: -1, left: notch - 2, right: notch + 6, borderTop: dash },
  [wide]: {
    borderInlineStart: 0,
    minWidth: 188,
    ...bitten('0 0', '0 100%', 'above'),
    '&::before': { top: notch + 4, bottom: notch + 4, left: -1, right: 'auto', borderTop: 0, borderLeft: dash },
  },
})

interface TicketCardProps extends Pick<AriaAttributes, 'aria-hidden' | 'aria-labelledby' | 'aria-label' | 'aria-busy'> {
  /** The colour as the backend sent it. An invalid one becomes the portal's green. */
  colour?: string | null
  /** Price and action. They stand below a narrow ticket, or at its side from 480 px of its own width. */
  stub?: ReactNode
  /** The edge is grey, for content that is not a ticket yet. */
  plain?: boolean
  as?: 'article' | 'li' | 'div' | 'section'
  id?: string
  children: ReactNode
}

/** A surface like a ticket: coloured edge, notches, perforation. It adapts to its own width, not the window's. */
export function TicketCard({ colour, plain, stub, as = 'article', children, ...rest }: TicketCardProps) {
  const edge = plain ? palette.divider : (safeColour(colour) ?? palette.primary)
  return (
    <Ticket as={as} {...rest}>
      <Parts edge={edge}>
        <Body data-torn={stub ? true : undefined}>{children}</Body>
        {stub && <Stub>{stub}</Stub>}
      </Parts>
    </Ticket>
  )
}
