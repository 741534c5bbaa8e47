import Dialog from '@mui/material/Dialog'
import type { DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWhenLost } from '../focus/moveFocus'
import { IconButton } from '../ui/Button'
import { Glyph } from '../ui/Glyph'
import { closeGlyph } from '../ui/glyphs/frame'

interface DialogFrameProps {
  title: string
  children: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
  /** Escape, a click beside it and, unless it is an alert, the close button. */
  onClose: () => void
  /** It interrupts to ask or warn: an `alertdialog`, described by its text, answered by its own buttons only. */
  alert?: boolean
  /** More than two buttons, or long ones: one under the other on every screen. */
  stacked?: boolean
  maxWidth?: DialogProps['maxWidth']
}

/**
 * Every dialog of the portal: named by its title, across the whole width of a phone. Mount it to open it and unmount it
 * to close it; the focus goes back to what opened it, or to the page's heading when that is gone.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, children, actions, onClose, alert = false, stacked = false, maxWidth = 'xs' } = props
  const { t } = useTranslation('shared')
  const describedBy = useId()
  // MUI gives the focus back to the opener. Where that has left the page, the focus would fall to the body.
  useEffect(() => () => focusWhenLost(), [])
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-describedby={alert ? describedBy : undefined}
      slotProps={{ paper: { sx: { width: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' } } } }}
    >
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
            flexWrap: stacked ? 'wrap' : undefined,
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

/** As a `ref`, for a text without anything to press: what does not fit is scrolled by keyboard, too. */
function scrolledByKeys(element: HTMLElement | null): void {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0
}
