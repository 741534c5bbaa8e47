import type { Check, Draft, Question } from './draft'
import { ask } from '../../../shared/dialogs/ask'
import type { DialogAnswer } from '../../../shared/dialogs/dialogsSlice'
import type { SagaOf } from '../../../shared/saga/effects'

/** Gives the questions one by one, and goes on with what each answer made of the draft. */
export type Walk<T> = Generator<Question, T, Draft | 'abort'>

/** Walks checks over a draft. Nothing is stored on the way: what comes out is the new draft, or nothing at all. */
export function* walkChecks(checks: readonly Check[], start: Draft): Walk<Draft | 'abort'> {
  let draft = start
  for (const check of checks) {
    const found = check(draft)
    if (!found) continue
    const next = 'draft' in found ? found.draft : yield found
    if (next === 'abort') return next
    draft = next
  }
  return draft
}

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
