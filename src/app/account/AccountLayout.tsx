import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { isAt, paths } from '../../shared/paths'
import { BackLink } from '../../shared/ui/buttons/BackLink'
import { AccountNav } from './AccountNav'
import { pages } from '../pages'
import { NeedsBadge } from './needs/NeedsBadge'
import { pageAbove } from './sections'

/** Shows the account's sections beside the open one. Below 960 px the list is on `/account`, and a link leads back, from a page below a section to the section. */
export default function AccountLayout() {
  return (
    <Box
      data-account=""
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        columnGap: 4,
        maxWidth: 1200,
        mx: 'auto',
        px: { md: 3 },
        '@media print': { display: 'block', maxWidth: 'none', px: 0 },
      }}
    >
      <Box data-print="hide" sx={{ display: { xs: 'none', md: 'block' }, pt: 3 }}>
        <AccountNav />
      </Box>
      {/* The window's padding is enough. */}
      <Box sx={{ minWidth: 0, mr: { md: -3 } }}>
        <BackOnPhones />
        <Outlet />
      </Box>
    </Box>
  )
}

function BackOnPhones() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (isAt(pathname, 'account')) return null
  const above = pageAbove(pathname)
  return (
    <Box
      data-print="hide"
      sx={{
        display: { md: 'none' },
        px: 'clamp(16px, 2.5vw, 24px)',
        pt: 1,
        mb: -2,
        // One way back is enough.
        '&:has(~ * [data-back])': { display: 'none' },
      }}
    >
      <BackLink to={paths[above]}>
        {t((above !== 'account' && pages[above].menu?.title) || 'nav.account')}
        {above === 'account' && <NeedsBadge />}
      </BackLink>
    </Box>
  )
}
