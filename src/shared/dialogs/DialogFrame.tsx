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
  title: string
  /** A status line above the title. */
  above?: ReactNode
  children: ReactNode
  /** Buttons: the way out first, what was asked last. It stands at the right, or on top where they are stacked. */
  actions?: ReactNode
  /** Called by Escape, by a click beside the dialog and, unless it is an alert, by the close button. */
  onClose: () => void
  /**
   * The dialog interrupts to ask or warn: it is an `alertdialog`, described by its text, and only its own buttons
   * answer it.
   */
  alert?: boolean
  /** Stacks the buttons on every screen, because they are more than two, or long. */
  stacked?: boolean
  maxWidth?: DialogProps['maxWidth']
}

/**
 * The frame of every dialog: its title names it, and on a phone it has the full width. Mount it to open it and unmount
 * it to close it. The focus returns to the opener, or to the page's heading if the opener has left the page.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, above, children, actions, onClose, alert = false, stacked = false, maxWidth = 'xs' } = props
  const { t } = useTranslation('shared')
  const describedBy = useId()
  const aboveId = useId()
  // MUI returns the focus to the opener. If the opener has left the page, the focus would fall to the body.
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
      <DialogTitle sx={{ textWrap: 'balance', pr: alert ? undefined : 9 }}>{title}</DialogTitle>
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

/** In a low window, or at a zoom of 400 %, the whole dialog scrolls, because buttons that stay would leave no room. */
const inLowWindow = {
  '@media (max-height: 480px)': {
    display: 'block',
    my: 1,
    maxHeight: 'calc(100% - 16px)',
    '& .MuiDialogContent-root': { overflowY: 'visible' },
  },
}

/** A `ref` for a text without controls: makes it scrollable by keyboard if it does not fit. */
function scrolledByKeys(element: HTMLElement | null): void {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0
}
