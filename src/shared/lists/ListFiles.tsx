import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CsvDownload } from './CsvDownload'
import type { CsvExport } from './csvExport'
import { LinkButton } from '../ui/buttons/Button'
import { Glyph } from '../ui/Glyph'
import { printGlyph } from '../ui/glyphs/acts'
import { withView } from './listAddress'

interface ListFilesProps {
  csv: CsvExport
  filter: Record<string, string>
  href: string
  children?: ReactNode
}

/** Offers all entries of a list's filter as a CSV file, and for paper. */
export function ListFiles({ csv, filter, href, children }: ListFilesProps) {
  const { t } = useTranslation('lists')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
      <CsvDownload source={csv} filter={filter} />
      <LinkButton variant="outlined" to={withView(href, 'print')} startIcon={<Glyph shape={printGlyph} />}>
        {t('print.open')}
      </LinkButton>
      {children}
    </Box>
  )
}
