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
  minHeight: 36,
  '& > h3': { ...theme.typography.h3, flexGrow: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& > span': { fontWeight: 600, color: palette.textSoft, textAlign: 'end' },
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
  sign?: string | null
  onPress?: () => void
  /** What stands at the end of the row. */
  children?: ReactNode
}

export function ChoiceTicket({ to, name, colour, sign, onPress, children }: ChoiceTicketProps) {
  return (
    <Choice>
      <TicketCard as="div" colour={colour}>
        <Row>
          {sign && <img src={sign} alt="" width={36} height={36} loading="lazy" />}
          <h3>
            <Link to={to} onClick={onPress}>
              {name}
            </Link>
          </h3>
          <span>{children}</span>
        </Row>
      </TicketCard>
    </Choice>
  )
}
