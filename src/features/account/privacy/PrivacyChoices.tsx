import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { saveFile } from '../../../shared/csv/saveFile'
import { keptEntries } from '../../../shared/storage/keptEntries'
import { Button } from '../../../shared/ui/buttons/Button'
import { RecordTable } from '../../../shared/ui/records/RecordTable'
import type { Column } from '../../../shared/ui/records/RecordTable'
import { ConsentChoice } from './ConsentChoice'
import { Erasure } from './Erasure'
import { ActRow } from './ActRow'
import { asFile, explained } from './purposes'
import type { KeptThing } from './purposes'

/** What is kept in this browser and why, as a table and as a file, and how it is erased. */
export function PrivacyChoices({ level }: { level: 'h2' | 'h3' }) {
  const { t } = useTranslation('privacy')
  const [things] = useState(() => keptEntries().map(explained))
  const columns: [Column<KeptThing>, ...Column<KeptThing>[]] = [
    { key: 'purpose', header: t('column.purpose'), cell: ({ purpose }) => t(`purpose.${purpose}`) },
    { key: 'kept', header: t('column.kept'), cell: ({ area }) => t(`kept.${area}`) },
    {
      key: 'key',
      header: t('column.key'),
      cell: ({ key }) => <Box component="code">{key}</Box>,
    },
  ]
  const download = () => {
    const at = new Date(now()).toISOString()
    const text = asFile(things, (purpose) => t(`purpose.${purpose}`), at)
    saveFile(`privacy-${at.slice(0, 10)}.json`, text, 'application/json')
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ConsentChoice level={level} />
      {things.length > 0 ? (
        <RecordTable caption={t('table')} columns={columns} rows={things} keyOf={({ area, key }) => `${area} ${key}`} />
      ) : (
        <Box>{t('nothing')}</Box>
      )}
      <div>
        <ActRow>
          <p>{t('leftOut')}</p>
          <Button variant="outlined" onClick={download}>
            {t('download')}
          </Button>
        </ActRow>
        <Erasure level={level} things={things} />
      </div>
    </Box>
  )
}
