import { request } from '../../api/client'
import { errorShown } from '../notices/noticesSlice'
import type { SagaOf } from '../saga/effects'

interface Effect {
  type?: string
  payload?: { fn?: unknown; args?: unknown[]; action?: unknown }
}

/** Runs a read in silence, without pop-up or toast. It reports only the end of a session. */
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
    // A cancelled read also aborts its call.
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
