import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from '../../../shared/navigation/Link'
import { palette } from '../../../shared/ui/colours/palette'
import { rounded } from '../../../shared/ui/rounded'
import { TicketCard } from '../../../shared/ui/TicketCard'

/** The whole ticket can be pressed. */
const Choice = styled('li')({
  position: 'relative',
  listStyle: 'none',
  containerType: 'inline-size',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: rounded(14) },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid var(--portal-focus)', outlineOffset: 2 },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
})

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    alignItems: 'center',
    // The row keeps the height of a line, so that a price that comes later moves nothing.
    gridTemplateRows: 'auto minmax(1.5em, auto)',
    overflowWrap: 'anywhere',
    '@container (min-width: 22em)': { grid: 'minmax(36px, auto) / 1fr fit-content(50%)', gap: 12, textAlign: 'end' },
  },
  '& h3': { ...theme.typography.h3, margin: 0, textAlign: 'start' },
  '& span': { fontWeight: 600, color: palette.textSoft },
  // A glyph would bring a file of the account's pages.
  '&::after': {
    content: '""',
    flexShrink: 0,
    width: '0.5em',
    height: '0.5em',
    marginInlineEnd: 4,
    border: 'solid',
    borderWidth: '2px 2px 0 0',
    color: palette.primary,
    transform: 'rotate(45deg)',
  },
}))

interface ChoiceTicketProps {
  to: string
  name: string
  colour?: string
  plain?: boolean
  sign?: ReactNode
  onPress?: () => void
  /** What stands at the end of the row. */
  children?: ReactNode
}

export function ChoiceTicket({ to, name, colour, plain, sign, onPress, children }: ChoiceTicketProps) {
  return (
    <Choice>
      <TicketCard as="div" colour={colour} plain={plain}>
        <Row>
          {sign}
          <div>
            <h3>
              <Link to={to} onClick={onPress}>
                {name}
              </Link>
            </h3>
            <span>{children}</span>
          </div>
        </Row>
      </TicketCard>
    </Choice>
  )
}
