import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../shared/csv/saveFile'
import type { Asked } from '../../../../shared/dialogs/ask'
import { DialogFrame } from '../../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../../shared/focus/moveFocus'
import { useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { printGlyph } from '../../../../shared/ui/glyphs/acts'
import { selectSettings } from '../../settings'

/**
 * Shows new backup codes once, to copy, to download and to print. What would close the dialog by chance warns first.
 */
export default function BackupCodesDialog({ params: { codes }, answer }: Asked<{ codes: string[] }, 'saved'>) {
  const { t } = useTranslation('secondFactor')
  const { name } = useAppSelector(selectSettings).operator
  const [said, setSaid] = useState<'copied' | 'notCopied' | 'warn'>()
  const copy = async () => navigator.clipboard.writeText(codes.join('\n'))
  const saveInFile = () =>
    saveFile(`${t('codes.file')}.txt`, [name, t('codes.title'), ...codes, ''].join('\r\n'), 'text/plain;charset=utf-8')
  return (
    <DialogFrame
      alert
      stacked
      title={t('codes.title')}
      maxWidth="sm"
      onClose={() => (said === 'warn' ? answer('saved') : setSaid('warn'))}
      actions={
        <Button variant="contained" onClick={() => answer('saved')} data-print="hide">
          {t('codes.done')}
        </Button>
      }
    >
      <GlobalStyles styles={printed} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <div>{t('codes.text')}</div>
        <Box component="ol" role="list" ref={focusFirst} tabIndex={-1} sx={listOfCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <div>{t('codes.once')}</div>
        <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="outlined"
            onClick={() =>
              void copy().then(
                () => setSaid('copied'),
                () => setSaid('notCopied'),
              )
            }
          >
            {t('codes.copy')}
          </Button>
          <Button variant="outlined" onClick={saveInFile}>
            {t('codes.download')}
          </Button>
          <Button variant="outlined" startIcon={<Glyph shape={printGlyph} />} onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        </Box>
        <div role="status" data-print="hide">
          {said && (
            <Alert role="group" severity={said === 'copied' ? 'success' : 'warning'}>
              {t(`codes.${said}`)}
            </Alert>
          )}
        </div>
      </Box>
    </DialogFrame>
  )
}

const listOfCodes = {
  m: 0,
  p: 0,
  listStyle: 'none',
  outline: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: 1,
  fontFamily: 'monospace',
  fontSize: '1.125rem',
}

/** The codes are printed without the page below the dialog. */
const printed = { '@media print': { '#root': { display: 'none !important' } } }
