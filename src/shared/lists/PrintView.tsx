import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RemoteSlice } from '../remote/remoteSlice'
import { useRemote } from '../remote/useRemote'
import { BackLink } from '../ui/buttons/BackLink'
import { Button } from '../ui/buttons/Button'
import { FailurePanel } from '../ui/page/FailurePanel'
import { Glyph } from '../ui/Glyph'
import { printGlyph } from '../ui/glyphs/acts'
import { Waiting } from '../ui/waiting/Waiting'

interface PrintViewProps<T> {
  slice: RemoteSlice<T[], Record<string, string>>
  filter: Record<string, string>
  head?: ReactNode
  /** The address of the list, unless the page has a way back. */
  back?: string
  /** Offers the entries as a file. */
  file?: (entries: T[]) => ReactNode
  /** Something below still loads, so the paper would not be whole. */
  waits?: boolean
  children: (entries: T[]) => ReactNode
}

/** All entries of a filter on one page, to print. */
export function PrintView<T>({ slice, filter, head, back, file, waits = false, children }: PrintViewProps<T>) {
  const { t } = useTranslation('lists')
  const whole = useRemote(slice, filter)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {back && <BackLink to={back}>{t('back')}</BackLink>}
        {whole.status === 'loaded' && !waits && (
          <Button variant="outlined" startIcon={<Glyph shape={printGlyph} />} onClick={() => window.print()}>
            {t('print.now')}
          </Button>
        )}
        {whole.status === 'loaded' && file?.(whole.value)}
      </Box>
      {whole.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={whole.error} onRetry={whole.retry} />
      ) : whole.status === 'loaded' ? (
        <>
          {head}
          {children(whole.value)}
        </>
      ) : (
        <Waiting text={t('print.reading')} />
      )}
    </Box>
  )
}
