import Typography from '@mui/material/Typography'
import { Button } from '../ui/Button'
import { focusFirst } from '../focus/moveFocus'
import { DialogFrame } from './DialogFrame'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What happens when it is confirmed. */
  text: string
  /** Verbs ("Clear cart", "Keep cart"), never yes and no. */
  confirmText: string
  cancelText: string
  onConfirm: () => void
  onCancel: () => void
  /** Something is lost by confirming. */
  destructive?: boolean
}

/** Asks before something is done. The focus starts on the answer that changes nothing, which is also Escape's. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmText, cancelText, onConfirm, onCancel, destructive = false } = props
  return (
    <DialogFrame
      alert
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={onCancel}>
            {cancelText}
          </Button>
          <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
    </DialogFrame>
  )
}
