import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/Button'
import { focusFirst } from '../focus/moveFocus'
import { DialogFrame } from './DialogFrame'

interface MessageDialogProps {
  title: ReactNode
  children: ReactNode
  closeText: string
  onClose: () => void
}

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
