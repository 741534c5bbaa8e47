import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../store'
import type { RootState } from '../store'
import type { Submission } from './submission'

export interface SubmissionSlice<Sent, Done> {
  select: (state: RootState) => Submission<Done>
  opened: (page?: string) => { type: string }
  left: (page: string) => { type: string }
  requested: (sent: Sent) => { type: string }
  dropped: () => { type: string }
  leavesWithPage: boolean
}

type Shown<Sent, Done> = [state: Submission<Done>, send: (sent: Sent) => void]

/**
 * A submission's state on its page, without messages of earlier visits, and the function that sends. `key` tells pages
 * of one component apart. A refusal that comes after the page was left shows as a toast (`inTurn`).
 */
export function useSubmission<Sent, Done>(submission: SubmissionSlice<Sent, Done>, key = 'page'): Shown<Sent, Done> {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(submission.opened(key))
    return () => {
      dispatch(submission.left(key))
      if (submission.leavesWithPage) dispatch(submission.dropped())
    }
  }, [dispatch, submission, key])
  return useShownSubmission(submission)
}

/** Shows and sends a submission as `useSubmission` does, in a part of the page that opened it. */
export function useShownSubmission<Sent, Done>(submission: SubmissionSlice<Sent, Done>): Shown<Sent, Done> {
  const dispatch = useAppDispatch()
  return [useAppSelector(submission.select), (sent) => void dispatch(submission.requested(sent))]
}
