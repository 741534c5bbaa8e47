import Typography from '@mui/material/Typography'
import { Button } from '../ui/buttons/Button'
import type { ButtonLook } from '../ui/buttons/Button'
import { focusFirst } from '../focus/moveFocus'
import { DialogFrame } from './DialogFrame'

interface ConfirmDialogProps {
  title: string
  text: string
  /** Verbs ("Clear cart", "Keep cart"), never yes and no. */
  confirmText: string
  cancelText: string
  onConfirm: () => void
  onCancel: () => void
  /** The colour of the button that acts. */
  color?: ButtonLook['color']
  /** The answers are long. They stand side by side where there is room. */
  wide?: boolean
}

/** Asks before an action. The focus starts on the answer that changes nothing, and Escape gives the same answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmText, cancelText, onConfirm, onCancel, color, wide } = props
  return (
    <DialogFrame
      alert
      title={title}
      onClose={onCancel}
      maxWidth={wide ? 'sm' : undefined}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={onCancel}>
            {cancelText}
          </Button>
          <Button variant="contained" color={color} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
    </DialogFrame>
  )
}
