import type { UnknownAction } from '@reduxjs/toolkit'
import { put, select, takeWhere } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { FlowLeft } from '../saga/workers'
import { dialogAnswered, dialogAsked, dialogsDismissed, selectLastAskedId } from './dialogsSlice'

/** What a dialog's component gets: plain parameters, and the function that answers. */
export interface Asked<Params, Answer extends string> {
  params: Params
  answer: (answer: Answer) => void
}
export type AnyAsked = Asked<unknown, never>
export type AnswerTo<Props extends AnyAsked> = Parameters<Props['answer']>[0]

/** A dialog as flows know it. `dialog` of `i18n` declares it with its component. */
export interface Dialog<Props extends AnyAsked = AnyAsked> {
  name: string
  /** Only the compiler uses it. */
  asked?: Props
}

type Ended = ReturnType<typeof dialogAnswered> | ReturnType<typeof dialogsDismissed>

/** Returns the action that opens a dialog without waiting for its answer. */
export const opened = <Props extends AnyAsked>({ name }: Dialog<Props>, params: Props['params']) =>
  dialogAsked({ name, params })

/**
 * Opens a dialog and waits for its answer. Escape and a click beside it give the harmless answer. The flow ends here if
 * the visitor leaves the page or the session ends.
 */
export function* ask<Props extends AnyAsked>(dialog: Dialog<Props>, params: Props['params']): SagaOf<AnswerTo<Props>> {
  yield* put(opened(dialog, params))
  const id = yield* select(selectLastAskedId)
  const ended = yield* takeWhere(
    (action: UnknownAction): action is Ended =>
      dialogsDismissed.match(action) || (dialogAnswered.match(action) && action.payload.id === id),
  )
  if (dialogsDismissed.match(ended)) throw new FlowLeft()
  return ended.payload.answer as AnswerTo<Props>
}
