import type { Action } from '@reduxjs/toolkit'
import * as raw from 'redux-saga/effects'
import type { SagaIterator, Task } from 'redux-saga'
import type { RootState } from '../store'

/**
 * redux-saga's effects as generators, so that `yield*` has the type of the result. The only library for this has a
 * wrong type under redux-saga 1.5.
 */
/* oxlint-disable typescript/no-explicit-any -- redux-saga's own effect types end here */
type Run<T> = Generator<any, T, any>
export type SagaOf<T> = Run<T>
type Returned<R> = R extends Generator<any, infer T, any> ? T : R extends Promise<infer T> ? T : R
type ActionCreator<A extends Action> = ((...args: any[]) => A) & { match: (action: Action) => action is A }
/** What an action is known by: its creator, or one of several. */
export interface Matcher<A extends Action = Action> {
  match: (action: any) => action is A
}

export function* call<Args extends any[], R>(fn: (...args: Args) => R, ...args: Args): Run<Returned<R>> {
  return yield raw.call(fn as any, ...args)
}

export function* put<A extends Action>(action: A): Run<A> {
  return yield raw.put(action)
}

export function* select<T>(selector: (state: RootState) => T): Run<T> {
  return yield raw.select(selector)
}

export function* take<A extends Action>(...creators: ActionCreator<A>[]): Run<A> {
  return yield raw.take((action: Action) => creators.some((creator) => creator.match(action)))
}

export function* takeWhere<A extends Action>(isWanted: (action: Action) => action is A): Run<A> {
  return yield raw.take(isWanted as any)
}

/** Waits until the state is so. */
export function* until(isSo: (state: RootState) => boolean): Run<void> {
  while (!(yield* select(isSo))) yield raw.take()
}

export function* race<M extends Record<string, Run<unknown>>>(
  entries: M,
): Run<{ [K in keyof M]?: M[K] extends Run<infer T> ? T : never }> {
  return yield raw.race(entries as any)
}

export function* all<T>(runs: Run<T>[]): Run<T[]> {
  return yield raw.all(runs as any)
}

export function* fork<Args extends any[]>(fn: (...args: Args) => SagaIterator | Run<any>, ...args: Args): Run<Task> {
  return yield raw.fork(fn as any, ...args)
}

export function* cancelTask(task: Task): Run<void> {
  yield raw.cancel(task)
}

export function* delay(milliseconds: number): Run<void> {
  yield raw.delay(milliseconds)
}
