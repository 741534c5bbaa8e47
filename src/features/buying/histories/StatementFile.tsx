import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../api/contract/orders'
import { csvText } from '../../../shared/csv/csvText'
import { saveFile } from '../../../shared/csv/saveFile'
import { useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/Button'
import { Glyph } from '../../../shared/ui/Glyph'
import { downloadGlyph } from '../../../shared/ui/glyphs/acts'
import { selectSettings } from '../../identity/settings'
import { transactionColumns } from './transactionColumns'

/** Offers the transactions of a statement as a CSV file. They are all here, so nothing is read for it. */
export function StatementFile({ year, entries }: { year: string; entries: Transaction[] }) {
  const { t, i18n } = useTranslation('csv')
  const { timeZone } = useAppSelector(selectSettings).operator
  const save = () =>
    saveFile(`statement-${year}.csv`, csvText(transactionColumns(), entries, { timeZone, language: i18n.language }))
  return (
    <Box data-print="hide">
      <Button variant="outlined" startIcon={<Glyph shape={downloadGlyph} />} onClick={save}>
        {t('download')}
      </Button>
    </Box>
  )
}
