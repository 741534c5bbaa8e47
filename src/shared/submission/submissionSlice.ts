import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { injectKitSlice, visitorChanged } from '../store'
import type { RootState } from '../store'
import type { Fault } from './fault'
import type { Submission } from './submission'

interface Event {
  match: (action: unknown) => boolean
}

interface Held<Done> {
  submission: Submission<Done>
}

interface Options {
  /** The submission goes on when the visitor changes, because signing in is a submission, too. */
  forEverybody?: boolean
  /** Events that reset the submission, besides a change of visitor. */
  endsWith?: readonly Event[]
  /** The submission is forgotten with its page, so that a late answer changes nothing on the next one. */
  leavesWithPage?: boolean
}

/**
 * The slice of a form or an act. Only the event carries `Sent`, which may hold a password. `Done` is the result. The
 * saga is a worker for `requested`, with `send` for the call.
 */
export function submissionSlice<Sent = void, Done = void>(name: string, options: Options = {}) {
  const { forEverybody, endsWith = [], leavesWithPage = false } = options
  const opened = createAction(`${name}/opened`)
  const requested = createAction(`${name}/requested`, (sent: Sent) => ({ payload: sent }))
  const accepted = createAction(`${name}/accepted`, (value: Done) => ({ payload: value }))
  /**
   * Each refusal has field errors of its own, so that a form that has hidden one shows the next, even if it is equal.
   */
  const refused = createAction(`${name}/refused`, (fault: Fault) => ({
    payload: fault.fieldErrors ? { ...fault, fieldErrors: { ...fault.fieldErrors } } : fault,
  }))
  const dropped = createAction(`${name}/dropped`)
  const idle: Held<Done> = { submission: { status: 'idle' } }

  function reducer(held: Held<Done> | undefined = idle, action: Action): Held<Done> {
    if (requested.match(action)) return { submission: { status: 'sending' } }
    if (held.submission.status === 'sending') {
      if (accepted.match(action)) return { submission: { status: 'done', value: action.payload } }
      if (refused.match(action)) return { submission: { status: 'failed', fault: action.payload } }
    } else if (opened.match(action)) return idle
    const isOver = dropped.match(action) || endsWith.some((event) => event.match(action))
    return isOver || (visitorChanged.match(action) && !forEverybody) ? idle : held
  }

  const selectHeld = injectKitSlice(name, reducer)
  const select = (state: RootState): Submission<Done> => selectHeld(state).submission
  return { opened, requested, accepted, refused, dropped, select, leavesWithPage }
}
