import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { isAt, paths } from '../../shared/paths'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { backGlyph } from '../../shared/ui/glyphs/acts'
import { AccountNav } from './AccountNav'
import { NeedsBadge } from './needs/NeedsBadge'

/** Shows the account's sections beside the open one. Below 960 px the list is on `/account`, and a link leads back. */
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
        <BackToOverview />
        <Outlet />
      </Box>
    </Box>
  )
}

function BackToOverview() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (isAt(pathname, 'account')) return null
  return (
    <Box data-print="hide" sx={{ display: { md: 'none' }, px: 'clamp(16px, 2.5vw, 24px)', pt: 1, mb: -2 }}>
      <LinkButton to={paths.account} startIcon={<Glyph shape={backGlyph} />}>
        {t('nav.account')}
        <NeedsBadge />
      </LinkButton>
    </Box>
  )
}
