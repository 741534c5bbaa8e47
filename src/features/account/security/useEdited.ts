import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import type { RootState } from '../../../shared/store'
import type { Submission } from '../../../shared/submission/submission'

interface Edited {
  select: (state: RootState) => Submission<unknown>
  opened: () => { type: string }
  dropped: () => { type: string }
}

/** Opens a form in its part. It closes when it is done, cancelled, or left. */
export function useEdited(submission: Edited) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(submission.select)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (state.status === 'done') setOpen(false)
  }
  useEffect(() => {
    dispatch(submission.opened())
    return () => void dispatch(submission.dropped())
  }, [dispatch, submission])
  return {
    state,
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
