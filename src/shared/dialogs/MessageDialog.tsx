import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { focusFirst } from '../focus/moveFocus'
import { DialogFrame } from './DialogFrame'

interface MessageDialogProps {
  title: string
  /** Paragraphs. */
  children: ReactNode
  closeText: string
  onClose: () => void
}

/** Says something that must have been read before going on; there is one answer. */
export function MessageDialog({ title, children, closeText, onClose }: MessageDialogProps) {
  return (
    <DialogFrame
      alert
      title={title}
      onClose={onClose}
      actions={
        <Button ref={focusFirst} variant="contained" onClick={onClose}>
          {closeText}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  )
}
