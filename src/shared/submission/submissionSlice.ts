import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { rootReducer, visitorChanged } from '../store'
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
  /** It outlasts who sent it: signing in is a submission, too. */
  forEverybody?: boolean
  /** Events that end it, besides somebody else being here. */
  endsWith?: readonly Event[]
}

/**
 * The slice of a form, or of an act on a thing. `Sent` travels in the event and is kept nowhere, as there may be a
 * password in it; `Done` is what came of it. Its saga is a worker for `requested`, with `send` for the call.
 */
export function submissionSlice<Sent = void, Done = void>(name: string, { forEverybody, endsWith = [] }: Options = {}) {
  /** The form came to the screen: what was said of the last try is over. What is under way goes on. */
  const opened = createAction(`${name}/opened`)
  const requested = createAction(`${name}/requested`, (sent: Sent) => ({ payload: sent }))
  const accepted = createAction(`${name}/accepted`, (value: Done) => ({ payload: value }))
  const refused = createAction(`${name}/refused`, (fault: Fault) => ({ payload: fault }))
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

  rootReducer.inject({ reducerPath: name, reducer })
  const select = (state: RootState): Submission<Done> =>
    ((state as unknown as Record<string, Held<Done> | undefined>)[name] ?? idle).submission
  return { opened, requested, accepted, refused, dropped, select }
}
