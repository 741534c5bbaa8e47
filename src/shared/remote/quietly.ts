import { request } from '../../api/client'
import { errorShown } from '../notices/noticesSlice'
import type { SagaOf } from '../saga/effects'

/** What effects for calls and events look like. */
interface Effect {
  type?: string
  payload?: { fn?: unknown; args?: unknown[]; action?: unknown }
}

/** Reads in silence: no connection pop-up, no toast. Only a session's end is told. */
export function* quietly<T>(read: SagaOf<T>): SagaOf<T> {
  let isOver = false
  try {
    let step = read.next()
    while (!step.done) {
      const effect = step.value as Effect
      if (effect.type === 'PUT' && errorShown.match(effect.payload?.action)) step = read.next(effect.payload?.action)
      else step = yield* passed(read, inSilence(effect))
    }
    isOver = true
    return step.value
  } finally {
    // Cancelling the read aborts its call.
    if (!isOver) read.return(undefined as T)
  }
}

function* passed<T>(read: SagaOf<T>, effect: Effect): SagaOf<IteratorResult<unknown, T>> {
  let answer: unknown
  try {
    answer = yield effect
  } catch (thrown) {
    return read.throw(thrown)
  }
  return read.next(answer)
}

function inSilence(effect: Effect): Effect {
  const { fn, args } = effect.payload ?? {}
  if (effect.type !== 'CALL' || fn !== request || !args) return effect
  const [endpoint, input] = args
  return { ...effect, payload: { ...effect.payload, args: [endpoint, { ...Object(input), quiet: true }] } }
}
