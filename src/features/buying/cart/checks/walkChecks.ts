import type { Check, Draft, Question } from './draft'
import { ask } from '../../../../shared/dialogs/ask'
import type { Dialog } from '../../../../shared/dialogs/ask'
import type { SagaOf } from '../../../../shared/saga/effects'

/** Yields questions, and goes on with the draft that follows each answer. */
export type Walk<T> = Generator<Question, T, Draft | 'abort'>

/** Runs checks on a draft and returns the new draft, or `abort`. Stores nothing. */
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

/** The answer that was given last is the last entry. */
export type Answers = Map<string, { dialog: Dialog; answer: string }>

/** Asks the questions of a walk. A question that `given` answers is not asked again. */
export function* askQuestions<T>(walk: Walk<T>, given: Answers = new Map()): SagaOf<T> {
  let step = walk.next()
  while (!step.done) step = walk.next(yield* answerOf(step.value, given))
  return step.value
}

function* answerOf({ dialog, params, answers }: Question, given: Answers): SagaOf<Draft | 'abort'> {
  const key = JSON.stringify([dialog.name, params])
  const answer = given.get(key)?.answer ?? (yield* ask(dialog, params))
  given.delete(key)
  given.set(key, { dialog, answer })
  return answers[answer] ?? 'abort'
}
