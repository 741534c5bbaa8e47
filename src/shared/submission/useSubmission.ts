import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../store'
import type { RootState } from '../store'
import type { Submission } from './submission'

interface SubmissionSlice<Done> {
  select: (state: RootState) => Submission<Done>
  opened: () => { type: string }
  dropped: () => { type: string }
}

/**
 * A submission's state on its page, without messages of earlier visits. An answer that comes late changes nothing on
 * the next page. `key` tells pages of one component apart.
 */
export function useSubmission<Done>(submission: SubmissionSlice<Done>, key?: string): Submission<Done> {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(submission.opened())
    return () => void dispatch(submission.dropped())
  }, [dispatch, submission, key])
  return useAppSelector(submission.select)
}
