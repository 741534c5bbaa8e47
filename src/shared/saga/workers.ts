import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import * as raw from 'redux-saga/effects'
import { tell } from '../../api/reports/tell'
import { now } from '../clock'
import { twice } from '../twice'
import { call, delay, put } from './effects'
import type { Matcher, SagaOf } from './effects'

/** A worker threw an error. It is reported, the visitor sees a general failure, and the app goes on. */
export const workerCrashed = createAction<{ worker: string; message: string }>('app/workerCrashed')

function crashOf(worker: string, thrown: unknown) {
  tell({ kind: 'crash', part: 'worker', worker, thrown })
  return workerCrashed({ worker, message: thrown instanceof Error ? thrown.message : String(thrown) })
}

/** Ends a flow without a message: the visitor left the page of its dialog, or the session ended. */
export class FlowLeft extends Error {}

/* oxlint-disable typescript/no-explicit-any -- a worker takes whatever action its creator makes */
type Worker<A extends Action> = (action: A) => SagaOf<unknown>

/** Turns any error of a worker into an event, so that the error does not end the watcher. */
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
 * Returns a worker whose module loads with the first request. If the load fails twice, the worker crashes; the next
 * request tries again.
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

/**
 * Handles requests one after the other. A request with the key of one that runs or waits is ignored. Leaving the page
 * drops those that wait.
 */
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

/** Handles all requests, also at the same time. */
export function every<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeEvery(wanted.match as any, guarded(worker) as any))
}

function* watcher(effect: unknown): SagaOf<unknown> {
  return yield effect
}

/** Returns a feature's saga, made of its policies for actions. */
export function watch(...policies: (() => SagaOf<unknown>)[]): () => SagaOf<void> {
  return function* () {
    for (const policy of policies) yield* policy()
  }
}

const restartsAllowed = 5
const minute = 60_000

/**
 * Restarts a saga that crashed, at most five times a minute, because a fault that repeats at once must not keep the
 * processor busy.
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
