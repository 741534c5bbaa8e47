import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useContext, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { inOneText } from '../locales/lists'
import { useAppDispatch, useAppSelector } from '../store'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/buttons/Button'
import { errorText } from '../ui/page/errorText'
import { Glyph } from '../ui/Glyph'
import { downloadGlyph } from '../ui/glyphs/acts'
import { palette } from '../ui/colours/palette'
import { TimeZoneContext } from '../ui/operatorContexts'
import { Told } from '../ui/told/Told'
import type { CsvExport } from './csvExport'

const Bar = styled('progress')({ width: '100%', height: 8, accentColor: palette.primary })

interface CsvDownloadProps {
  source: CsvExport
  filter: Record<string, string>
  disabled?: boolean
}

export function CsvDownload({ source, filter, disabled = false }: CsvDownloadProps) {
  const { t, i18n } = useTranslation('lists')
  const timeZone = useContext(TimeZoneContext)
  const dispatch = useAppDispatch()
  const progress = useAppSelector(source.select)
  const label = useId()
  const key = JSON.stringify(filter)
  // If the page or filter changes, the file would no longer match the screen.
  useEffect(() => () => void dispatch(source.cancelled()), [dispatch, source, key])
  const isReading = progress.status === 'reading'
  return (
    <Box
      data-print="hide"
      sx={{
        display: 'grid',
        gap: 1,
        pl: { xs: 0.75, sm: 1.5 },
        justifyItems: 'start',
        '& > :empty': { position: 'absolute' },
      }}
    >
      <Button
        startIcon={<Glyph shape={downloadGlyph} />}
        disabled={disabled}
        onClick={() =>
          dispatch(isReading ? source.cancelled() : source.asked({ filter, timeZone, language: i18n.language }))
        }
      >
        {isReading ? t('file.cancel') : t('file.download')}
      </Button>
      {isReading && (
        <Box sx={{ width: 'min(100%, 320px)' }}>
          <Box id={label} sx={{ mb: 0.5 }}>
            {t('file.reading', { page: progress.page, pages: progress.pages })}
          </Box>
          <Bar aria-labelledby={label} value={progress.page} max={progress.pages} />
        </Box>
      )}
      <div role="status">
        {progress.status === 'done' &&
          inOneText([
            t('file.done', { count: progress.count }),
            progress.dropped > 0 && t('file.dropped', { count: progress.dropped }),
          ])}
      </div>
      {progress.status === 'failed' && (
        <Alert severity="error" title={t('file.failed')} level="h3">
          <Told of={errorText(progress.error)} />
        </Alert>
      )}
    </Box>
  )
}
