import { ask } from '../../../shared/dialogs/ask'
import type { DialogAnswer } from '../../../shared/dialogs/dialogsSlice'
import type { SagaOf } from '../../../shared/saga/effects'
import type { Draft, Question } from './draft'
import type { Walk } from './walkChecks'

/** Asks the visitor what a walk asks, until it is through. */
export function* askQuestions<T>(walk: Walk<T>): SagaOf<T> {
  let step = walk.next()
  while (!step.done) step = walk.next(yield* answerOf(step.value))
  return step.value
}

function* answerOf(question: Question): SagaOf<Draft | 'abort'> {
  const answer = yield* ask(question.dialog, question.params)
  // The dialog and its answers come from one question: they belong together, which the union cannot say.
  const answers = question.answers as Record<DialogAnswer<Question['dialog']>, Draft | 'abort'>
  return answers[answer]
}
