import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import * as raw from 'redux-saga/effects'
import { now } from '../clock'
import { twice } from '../twice'
import { call, delay, fork, put } from './effects'
import type { SagaOf } from './effects'

/** A worker threw: reported, and shown to the visitor as a generic failure. The app goes on. */
export const workerCrashed = createAction<{ worker: string; message: string }>('app/workerCrashed')

/** Thrown to end a flow quietly: the visitor left the page that asked, or the session ended. */
export class FlowLeft extends Error {}

/* eslint-disable @typescript-eslint/no-explicit-any -- a worker takes whatever action its creator makes */
type Worker<A extends Action> = (action: A) => SagaOf<unknown>
/** An action creator, or whatever else knows the actions that it means. */
interface Matcher<A extends Action> {
  match: (action: any) => action is A
}

/** Wraps a worker so that whatever it throws becomes an event, never the end of its watcher. */
export function guarded<A extends Action>(worker: Worker<A>): Worker<A> {
  return function* (action) {
    try {
      yield* worker(action)
    } catch (thrown) {
      if (thrown instanceof FlowLeft) return
      const message = thrown instanceof Error ? thrown.message : String(thrown)
      yield* put(workerCrashed({ worker: worker.name, message }))
    }
  }
}

/**
 * A worker of a module that is fetched with the first request: what few visits ask for is not in the first load. A load
 * that fails twice is the worker's crash; the next request tries again.
 */
export function fetched<M, A extends Action>(load: () => Promise<M>, pick: (module: M) => Worker<A>): Worker<A> {
  return function* (action) {
    const module = yield* call(() => twice(load))
    yield* pick(module as M)(action)
  }
}

/** Only the newest request counts: the one before is cancelled (searches, loads). */
export function latest<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeLatest(wanted.match as any, guarded(worker) as any))
}

/** While one runs, further requests are ignored: for whatever spends, destroys or asks. */
export function leading<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeLeading(wanted.match as any, guarded(worker) as any))
}

/** Each request is served, side by side. */
export function every<A extends Action>(wanted: Matcher<A>, worker: Worker<A>): SagaOf<unknown> {
  return watcher(raw.takeEvery(wanted.match as any, guarded(worker) as any))
}

function* watcher(effect: unknown): SagaOf<unknown> {
  return yield effect
}

/** A feature's saga: its table of policies. */
export function watch(...policies: (() => SagaOf<unknown>)[]): () => SagaOf<void> {
  return function* () {
    for (const policy of policies) yield* policy()
  }
}

const restartsAllowed = 5
const minute = 60_000

/**
 * Keeps a feature's saga alive: a crash is reported and the saga starts again, at most five times a minute, so that a
 * fault that repeats at once cannot keep the processor busy.
 */
export function* supervised(name: string, saga: () => SagaOf<unknown>): SagaOf<void> {
  let crashes: number[] = []
  for (;;) {
    try {
      yield* call(saga)
      return
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown)
      yield* put(workerCrashed({ worker: name, message }))
      crashes = [...crashes.filter((at) => now() - at < minute), now()]
      if (crashes.length > restartsAllowed) yield* delay(minute)
    }
  }
}

/** Runs a saga in the background of the one that asks. */
export function* background(saga: () => SagaOf<unknown>): SagaOf<void> {
  yield* fork(saga)
}
