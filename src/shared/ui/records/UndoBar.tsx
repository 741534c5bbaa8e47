import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../buttons/BusyButton'

interface UndoBarProps {
  text: string
  busy?: boolean
  onUndo: () => void
}

/** Offers to undo a removal. No clock ends the offer (WCAG 2.2.1). */
export function UndoBar({ text, busy = false, onUndo }: UndoBarProps) {
  const { t } = useTranslation('shared')
  return (
    <Box
      role="group"
      aria-label={text}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 52,
        py: 0.5,
        pl: 2,
        pr: 1,
        borderRadius: 1,
        border: '2px dashed',
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        {text}
      </Box>
      <BusyButton busy={busy} aria-label={t('undoWhat', { what: text })} onClick={onUndo} sx={{ flexShrink: 0 }}>
        {t('undo')}
      </BusyButton>
    </Box>
  )
}
