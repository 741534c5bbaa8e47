import { styled } from '@mui/material/styles'
import { CartButton } from '../../features/buying/cart'
import { AccountMenu } from './AccountMenu'
import { Entrance } from './Entrance'
import { useHeaderWidth } from './headerWidth'
import { LanguageMenu } from './LanguageMenu'
import { MobileNavigation } from './MobileNavigation'
import { NavLinks } from './NavLinks'
import { TourButton } from './TourButton'
import { Wordmark } from './Wordmark'

/** The header stays if the screen is tall enough. Its lower edge is a line, with the open page as a stop. */
const Bar = styled('header')(({ theme }) => ({
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.harbour.main,
  color: theme.vars.palette.harbour.contrastText,
  borderBottom: `4px solid ${theme.vars.palette.secondary.main}`,
  '--portal-focus': theme.vars.palette.secondary.main,
  containerType: 'inline-size',
  '@media (min-height: 480px)': { position: 'sticky', top: 0 },
}))

/** The row has the links from the width that they need (in rem). Below that, the menu's button has them. */
const Row = styled('div', { shouldForwardProp: (name) => name !== 'lineFrom' })<{ lineFrom: number }>(
  ({ lineFrom }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // The height is in the unit of the text, so that the header grows with it.
    minHeight: '4rem',
    // As wide as a page. Only links that need more make it wider.
    maxWidth: `max(1200px, 75rem, ${lineFrom}rem)`,
    margin: '0 auto',
    padding: '0 clamp(12px, 2.5vw, 24px)',
    whiteSpace: 'nowrap',
    // Only the operator's name gives way.
    '& > :not(a)': { flex: 'none' },
    '& > :last-child': { marginLeft: 'auto' },
    '& [data-wide]': { display: 'none' },
    [`@container (min-width: ${lineFrom}rem)`]: {
      '& [data-wide]': { display: 'flex' },
      '& [data-narrow]': { display: 'none' },
      '& > :last-child': { marginLeft: 4 },
    },
  }),
)

const Part = styled('div')({ alignItems: 'center', alignSelf: 'stretch', gap: 4 })

export function Header() {
  return (
    <Bar data-print="hide">
      <Row lineFrom={useHeaderWidth()}>
        <MobileNavigation />
        <Wordmark />
        <Part data-wide="" sx={{ ml: 3 }} data-tour="products">
          <NavLinks />
        </Part>
        <Part data-wide="" sx={{ ml: 'auto' }}>
          <TourButton />
        </Part>
        <Part data-wide="" data-tour="you">
          <LanguageMenu />
          <AccountMenu />
          <Entrance />
        </Part>
        <div data-tour="cart">
          <CartButton />
        </div>
      </Row>
    </Bar>
  )
}
