import { useState } from 'react'
import { useAppDispatch } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import type { SubmissionSlice } from '../../../shared/submission/useSubmission'

/** Opens a form in its part. It closes when it is done, cancelled, or left. */
export function useEdited<Sent, Done>(submission: SubmissionSlice<Sent, Done>) {
  const dispatch = useAppDispatch()
  const [state, send] = useSubmission(submission)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (state.status === 'done') setOpen(false)
  }
  return {
    state,
    send,
    isOpen,
    open: () => {
      dispatch(submission.opened())
      setOpen(true)
    },
    close: () => {
      dispatch(submission.dropped())
      setOpen(false)
    },
  }
}
