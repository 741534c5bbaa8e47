import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { selectSettings } from '../../features/settings'
import { useAppSelector } from '../../shared/store'
import { SectionNav } from '../../shared/ui/navigation/SectionNav'
import { offeredSections } from './sections'
import type { AccountSection } from './sections'

interface AccountLayoutProps {
  sections?: readonly AccountSection[]
}

/** Shows the sections of the account beside the open one; below 960 px, as a list above it. */
export default function AccountLayout({ sections }: AccountLayoutProps) {
  const { t } = useTranslation()
  const offered = offeredSections(useAppSelector(selectSettings), sections)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        columnGap: 4,
        maxWidth: 1200,
        mx: 'auto',
        px: { xs: 2, md: 3 },
      }}
    >
      <Box sx={{ pt: { xs: 2, md: 5 } }}>
        <SectionNav
          label={t('nav.account')}
          sections={offered.map(({ start, title, glyph }) => ({ to: start, title: t(title), glyph }))}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  )
}
