import Typography from '@mui/material/Typography'
import { Button } from '../ui/buttons/Button'
import { focusFirst } from '../focus/moveFocus'
import { DialogFrame } from './DialogFrame'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  text: string
  /** Verbs ("Clear cart", "Keep cart"), never yes and no. */
  confirmText: string
  cancelText: string
  onConfirm: () => void
  onCancel: () => void
  /** Nothing undoes it. */
  isFinal?: boolean
  /** The answers are long: with more width they stand side by side. */
  wide?: boolean
}

/** Asks before an action. The focus starts on the answer that changes nothing, and Escape gives the same answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmText, cancelText, onConfirm, onCancel, isFinal = false, wide } = props
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
          <Button variant="contained" color={isFinal ? 'error' : 'primary'} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
    </DialogFrame>
  )
}
