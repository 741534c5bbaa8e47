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
      title={t('codes.title')}
      maxWidth="sm"
      onClose={() => (said === 'warn' ? answer('saved') : setSaid('warn'))}
      actions={
        <Box data-print="hide" sx={foot}>
          <div>
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
            <Button variant="outlined" onClick={() => window.print()}>
              {t('codes.print')}
            </Button>
          </div>
          <Button variant="contained" onClick={() => answer('saved')}>
            {t('codes.done')}
          </Button>
        </Box>
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

/** In sight, however long the codes are. */
const foot = {
  display: 'grid',
  gap: 1.5,
  width: '100%',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& > div > button': { flex: '1 1 auto', px: 1 },
}

const listOfCodes = {
  m: 0,
  p: 0,
  listStyle: 'none',
  outline: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: 1,
  fontFamily: 'monospace',
  fontSize: '1.125rem',
}

/** The codes are printed without the page below the dialog. */
const printed = { '@media print': { '#root': { display: 'none !important' } } }
