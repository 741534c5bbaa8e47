import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import type { Matcher } from '../saga/effects'
import { injectKitSlice, visitorChanged } from '../store'
import type { RootState } from '../store'
import type { Fault } from './fault'
import type { Submission } from './submission'

interface Held<Done> {
  submission: Submission<Done>
  /** The number of the newest request. */
  newest: number
  /** The request that the worker under `inTurn` carries out. */
  running?: number
  /** Requests up to this number are an earlier visitor's. */
  outdated: number
  /** The pages that show the submission now. */
  pages: readonly string[]
}

interface Options {
  /** The submission goes on when the visitor changes, because signing in is a submission, too. */
  forEverybody?: boolean
  /** Events that reset the submission, besides a change of visitor. */
  endsWith?: readonly Matcher[]
  /** The submission is forgotten with its page, so that a late answer changes nothing on the next one. */
  leavesWithPage?: boolean
}

/** Tells whether a press's pages are all gone by now. What was pressed without a page has none to leave. */
export const isLeft = (pressedOn: readonly string[], now: readonly string[]): boolean =>
  pressedOn.length > 0 && !pressedOn.some((page) => now.includes(page))

/**
 * The slice of a form or an act. Only the event carries `Sent`, which may hold a password. `Done` is the result. Its
 * saga is a worker under `inTurn`, with `send` for the call. What moves money or asks first has a flow of its own action,
 * which dispatches `requested`.
 */
export function submissionSlice<Sent = void, Done = void>(name: string, options: Options = {}) {
  const { forEverybody, endsWith = [], leavesWithPage = false } = options
  const opened = createAction(`${name}/opened`, (page?: string) => ({ payload: page }))
  const left = createAction<string>(`${name}/left`)
  const requested = createAction(`${name}/requested`, (sent: Sent) => ({ payload: sent }))
  const accepted = createAction(`${name}/accepted`, (value: Done) => ({ payload: value }))
  /**
   * Each refusal has field errors of its own, so that a form that has hidden one shows the next, even if it is equal.
   */
  const refused = createAction(`${name}/refused`, (fault: Fault) => ({
    payload: fault.fieldErrors ? { ...fault, fieldErrors: { ...fault.fieldErrors } } : fault,
  }))
  const dropped = createAction(`${name}/dropped`)
  /** Only the answer to the newest request counts, so `inTurn` tells which one is being answered. */
  const begun = createAction<number>(`${name}/begun`)
  const idle: Submission<Done> = { status: 'idle' }
  const unused: Held<Done> = { submission: idle, newest: 0, outdated: 0, pages: [] }

  function reducer(held: Held<Done> | undefined = unused, action: Action): Held<Done> {
    const now = (submission: Submission<Done>): Held<Done> => ({ ...held, submission })
    if (opened.match(action)) {
      const pages = action.payload === undefined ? held.pages : [...held.pages, action.payload]
      return { ...held, pages, submission: held.submission.status === 'sending' ? held.submission : idle }
    }
    if (left.match(action)) {
      const at = held.pages.indexOf(action.payload)
      return { ...held, pages: held.pages.filter((_, other) => other !== at) }
    }
    if (begun.match(action)) return { ...held, running: action.payload }
    if (held.submission.status === 'sending') {
      if (requested.match(action)) return held
      const isOwn = held.running === undefined || held.running === held.newest
      if (isOwn && accepted.match(action)) return now({ status: 'done', value: action.payload })
      if (isOwn && refused.match(action)) return now({ status: 'failed', fault: action.payload })
    } else if (requested.match(action)) return { ...held, submission: { status: 'sending' }, newest: held.newest + 1 }
    if (visitorChanged.match(action) && !forEverybody) return { ...now(idle), outdated: held.newest }
    const isOver = dropped.match(action) || endsWith.some((event) => event.match(action))
    return isOver ? now(idle) : held
  }

  const selectHeld = injectKitSlice(name, reducer)
  const select = (state: RootState): Submission<Done> => selectHeld(state).submission
  return { opened, left, requested, accepted, refused, dropped, begun, select, selectHeld, leavesWithPage }
}
