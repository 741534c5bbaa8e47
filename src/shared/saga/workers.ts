import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import * as raw from 'redux-saga/effects'
import { tell } from '../../api/reports/tell'
import { now } from '../clock'
import { twice } from '../twice'
import { call, delay, fork, put } from './effects'
import type { SagaOf } from './effects'

/** A worker threw: the error is reported, the visitor sees a general failure, the app goes on. */
export const workerCrashed = createAction<{ worker: string; message: string }>('app/workerCrashed')

/** Tells the operator, and returns the crash's event. */
function crashOf(worker: string, thrown: unknown) {
  tell({ kind: 'crash', part: 'worker', worker, thrown })
  return workerCrashed({ worker, message: thrown instanceof Error ? thrown.message : String(thrown) })
}

/** Ends a flow silently: the visitor left the page of its dialog, or the session ended. */
export class FlowLeft extends Error {}

/* eslint-disable @typescript-eslint/no-explicit-any -- a worker takes whatever action its creator makes */
type Worker<A extends Action> = (action: A) => SagaOf<unknown>
/** Recognizes actions. */
interface Matcher<A extends Action> {
  match: (action: any) => action is A
}

/** Makes any error an event, so that it does not end the worker's watcher. */
export function guarded<A extends Action>(worker: Worker<A>): Worker<A> {
  return function* (action) {
    try {
      yield* worker(action)
    } catch (thrown) {
      if (thrown instanceof FlowLeft) return
      yield* put(crashOf(worker.name, thrown))
    }
  }
}

/**
 * A worker whose module loads with the first request. If the load fails twice, the worker crashes; the next request
 * tries again.
 */
export function fetched<M, Name extends keyof M>(load: () => Promise<M>, name: Name): M[Name] {
  return function* (action: Action) {
    const module = (yield* call(() => twice(load))) as Record<Name, Worker<Action>>
    yield* module[name](action)
  } as M[Name]
}

/** The newest request cancels the previous one (searches, loads). */
export function latest<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeLatest(wanted.match as any, guarded(worker) as any))
}

/** Ignores requests while one runs: for workers that spend, delete or ask. */
export function leading<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeLeading(wanted.match as any, guarded(worker) as any))
}

/** In turn. The key of a request that runs or waits is ignored. Leaving the page drops what waits. */
export function queued<A extends Action>(
  wanted: Matcher<A>,
  keyOf: (action: A) => string,
  worker: Worker<A>,
): SagaOf<unknown> {
  const asked = new Set<string>()
  let turn: Promise<void> = Promise.resolve()
  return every<A>(wanted, function* (action) {
    const key = keyOf(action)
    if (asked.has(key)) return
    asked.add(key)
    const before = turn
    let end = () => {}
    turn = new Promise((resolve) => (end = resolve))
    try {
      yield* call(() => before)
      if (asked.has(key)) yield* worker(action)
    } catch (thrown) {
      if (thrown instanceof FlowLeft) asked.clear()
      throw thrown
    } finally {
      asked.delete(key)
      end()
    }
  })
}

/** All requests, side by side. */
export function every<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeEvery(wanted.match as any, guarded(worker) as any))
}

function* watcher(effect: unknown): SagaOf<unknown> {
  return yield effect
}

/** A feature's saga: its policies. */
export function watch(...policies: (() => SagaOf<unknown>)[]): () => SagaOf<void> {
  return function* () {
    for (const policy of policies) yield* policy()
  }
}

const restartsAllowed = 5
const minute = 60_000

/**
 * Starts a crashed saga again, at most five times a minute: a fault that repeats at once must not keep the processor
 * busy.
 */
export function* supervised(name: string, saga: () => SagaOf<unknown>): SagaOf<void> {
  let crashes: number[] = []
  for (;;) {
    try {
      yield* call(saga)
      return
    } catch (thrown) {
      yield* put(crashOf(name, thrown))
      crashes = [...crashes.filter((at) => now() - at < minute), now()]
      if (crashes.length > restartsAllowed) yield* delay(minute)
    }
  }
}

export function* background(saga: () => SagaOf<unknown>): SagaOf<void> {
  yield* fork(saga)
}
