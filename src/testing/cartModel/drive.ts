import type { Action } from '@reduxjs/toolkit'
import type { SagaOf } from '../../shared/saga/effects'
import type { RootState } from '../../shared/store'

/** The surroundings in which a flow runs. */
export interface Surroundings {
  state: () => RootState
  dispatch: (action: Action) => void
  /** Returns the action that a flow waits for: the answer to the dialog that it has just opened. */
  answer: () => Action
}

/** redux-saga's effects are plain objects. These are the kinds that the cart's flows use. */
type Effect =
  | { type: 'CALL'; payload: { fn: (...args: unknown[]) => unknown; args: unknown[] } }
  | { type: 'PUT'; payload: { action: Action } }
  | { type: 'SELECT'; payload: { selector: (state: RootState, ...args: unknown[]) => unknown; args: unknown[] } }
  | { type: 'TAKE' }

/** Runs a flow to its end at once. It skips the middleware, which would be too slow for a million runs. */
export function drive<T>(flow: SagaOf<T>, around: Surroundings): T {
  let step = flow.next()
  while (!step.done) step = flow.next(outcomeOf(step.value as Effect, around))
  return step.value
}

/**
 * Runs flows of several tabs in turn, one effect at a time. `next` picks the next flow among those that do not wait.
 */
export async function driveSideBySide(flows: { flow: SagaOf<unknown>; around: Surroundings }[], next: () => number) {
  const ready = flows.map(({ flow, around }) => ({ flow, around, given: undefined as unknown }))
  let waiting = 0
  while (ready.length + waiting > 0) {
    const [turn] = ready.splice(next() % Math.max(1, ready.length), 1)
    if (turn) {
      const step = turn.flow.next(turn.given)
      if (step.done) continue
      turn.given = outcomeOf(step.value as Effect, turn.around, true)
      if (!(turn.given instanceof Promise)) {
        ready.push(turn)
        continue
      }
      waiting += 1
      void turn.given.then((given: unknown) => {
        waiting -= 1
        ready.push({ ...turn, given })
      })
    }
    await Promise.resolve()
  }
}

function outcomeOf(effect: Effect, around: Surroundings, mayWait = false): unknown {
  switch (effect.type) {
    case 'CALL': {
      const value = effect.payload.fn(...effect.payload.args)
      if (value instanceof Promise && !mayWait)
        throw new Error('A flow that waits for a promise cannot be driven at once')
      return value
    }
    case 'PUT':
      return around.dispatch(effect.payload.action)
    case 'SELECT':
      return effect.payload.selector(around.state(), ...effect.payload.args)
    case 'TAKE':
      return around.answer()
  }
}
