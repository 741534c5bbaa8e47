import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import type { DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWhenLost } from '../focus/moveFocus'
import { IconButton } from '../ui/buttons/Button'
import { Glyph } from '../ui/Glyph'
import { closeGlyph } from '../ui/glyphs/frame'

interface DialogFrameProps {
  title: ReactNode
  above?: ReactNode
  children: ReactNode
  /** Buttons: the way out first, the requested action last. The last one stands at the right, or on top in a stack. */
  actions?: ReactNode
  /** Called by Escape, by a click beside the dialog and, unless it is an alert, by the close button. */
  onClose: () => void
  /** The dialog is an `alertdialog`, described by its text. Only its own buttons close it. */
  alert?: boolean
  /** Stacks the buttons on every screen, because they are long or more than two. */
  stacked?: boolean
  maxWidth?: DialogProps['maxWidth']
}

/**
 * The frame of every dialog. It fills the width of a phone. It opens when it mounts. The focus returns to the opener,
 * or to the page's heading if the opener is gone.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, above, children, actions, onClose, alert = false, stacked = false, maxWidth = 'xs' } = props
  const { t } = useTranslation('shared')
  const describedBy = useId()
  const aboveId = useId()
  // MUI returns the focus to the opener. If the opener is gone, the focus would fall to the body.
  useEffect(() => () => focusWhenLost(), [])
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-describedby={alert ? [above && aboveId, describedBy].filter(Boolean).join(' ') : undefined}
      slotProps={{ paper: { sx: { width: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' }, ...inLowWindow } } }}
    >
      {above && (
        <Box id={aboveId} sx={{ px: 3, pt: 3, mb: -1.5 }}>
          {above}
        </Box>
      )}
      <DialogTitle
        sx={{ textWrap: 'balance', fontSize: { xs: '1.25rem', sm: '1.375rem' }, pr: alert ? undefined : 7.5 }}
      >
        {title}
      </DialogTitle>
      {!alert && (
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ position: 'absolute', top: 14, right: 14 }}>
          <Glyph shape={closeGlyph} size={24} />
        </IconButton>
      )}
      <DialogContent id={describedBy} ref={alert ? scrolledByKeys : undefined}>
        {children}
      </DialogContent>
      {actions && (
        <DialogActions
          sx={{
            flexWrap: 'wrap-reverse',
            '& > button': { flex: stacked ? full : { xs: full, sm: 'none' } },
          }}
        >
          {actions}
        </DialogActions>
      )}
    </Dialog>
  )
}

const full = '1 1 100%'

/** In a low window or at 400 % zoom, fixed buttons would leave no room, so the whole dialog scrolls. */
const inLowWindow = {
  '@media (max-height: 480px)': {
    display: 'block',
    my: 1,
    maxHeight: 'calc(100% - 16px)',
    '& .MuiDialogContent-root': { overflowY: 'visible' },
  },
}

/** A `ref` that makes a text without controls scrollable by keyboard. */
function scrolledByKeys(element: HTMLElement | null): void {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0
}
