import type { UnknownAction } from '@reduxjs/toolkit'
import { put, select, takeWhere } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { FlowLeft } from '../saga/workers'
import { dialogAnswered, dialogAsked, dialogsDismissed, selectLastAskedId } from './dialogsSlice'
import type { DialogAnswer, DialogKind, DialogParams } from './dialogsSlice'

type Ended = ReturnType<typeof dialogAnswered> | ReturnType<typeof dialogsDismissed>

/**
 * Opens a dialog and returns its answer; the saga waits for it. Escape and a click beside it give the dialog's own
 * harmless answer. The flow ends here if the visitor leaves the page or the session ends.
 */
export function* ask<K extends DialogKind>(kind: K, params: DialogParams<K>): SagaOf<DialogAnswer<K>> {
  yield* put(dialogAsked({ kind, params }))
  const id = yield* select(selectLastAskedId)
  const ended = yield* takeWhere(
    (action: UnknownAction): action is Ended =>
      dialogsDismissed.match(action) || (dialogAnswered.match(action) && action.payload.id === id),
  )
  if (dialogsDismissed.match(ended)) throw new FlowLeft()
  return ended.payload.answer as DialogAnswer<K>
}
