import { styled } from '@mui/material/styles'
import { CartButton } from '../../features/cart'
import { AccountMenu } from './AccountMenu'
import { Entrance } from './Entrance'
import { LanguageMenu } from './LanguageMenu'
import { MobileNavigation } from './MobileNavigation'
import { NavLinks } from './NavLinks'
import { TourButton } from './TourButton'
import { Wordmark } from './Wordmark'

/**
 * Stays visible if the screen is tall enough. Its lower edge is drawn as a line, with the open page as a stop on it.
 */
const Bar = styled('header')(({ theme }) => ({
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.harbour.main,
  color: theme.vars.palette.harbour.contrastText,
  borderBottom: `4px solid ${theme.vars.palette.secondary.main}`,
  '--portal-focus': theme.vars.palette.secondary.main,
  containerType: 'inline-size',
  '@media (min-height: 480px)': { position: 'sticky', top: 0 },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // In the unit of the text: the header grows with it.
  minHeight: '4rem',
  maxWidth: 1200,
  margin: '0 auto',
  padding: '0 12px',
  [theme.breakpoints.up('sm')]: { padding: '0 24px' },
  // Only text that is larger than usual makes a wide screen this narrow, in the unit of the text.
  [theme.breakpoints.up('md')]: { '@container (max-width: 59rem)': { flexWrap: 'wrap' } },
}))

const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'flex', alignItems: 'center', alignSelf: 'stretch', gap: 4 },
}))

const CartPlace = styled('div')(({ theme }) => ({
  marginLeft: 'auto',
  [theme.breakpoints.up('md')]: { marginLeft: 4 },
}))

export function Header() {
  return (
    <Bar data-print="hide">
      <Row>
        <MobileNavigation />
        <Wordmark />
        <WideOnly sx={{ ml: 3 }} data-tour="products">
          <NavLinks />
        </WideOnly>
        <WideOnly sx={{ ml: 'auto' }}>
          <TourButton />
        </WideOnly>
        <WideOnly data-tour="you">
          <LanguageMenu />
          <AccountMenu />
          <Entrance />
        </WideOnly>
        <CartPlace data-tour="cart">
          <CartButton />
        </CartPlace>
      </Row>
    </Bar>
  )
}
