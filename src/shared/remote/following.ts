import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { moneyMoved } from '../payments/moneyMoved'
import { call, cancelTask, delay, fork, put, race, select, takeWhere } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { every, watch } from '../saga/workers'
import { attachOnImport } from '../store'
import type { AppStore, RootState } from '../store'
import { quietly } from './quietly'
import { isTyped, typedIsSent, watchTyping } from './typing'
import { shownReads } from './shownReads'
import type { ShownRead } from './shownReads'

/** This tab came to the front, or another tab wrote something (`isNews`) while this one is in sight. */
const lookedAgain = createAction<{ isNews: boolean }>('remote/lookedAgain')

/** Milliseconds for which a read is new enough. After a write of another tab, it is repeated at once. */
const pause = 5_000

const isSending = (state: RootState): boolean =>
  Object.values(state as Record<string, { submission?: { status?: string } } | undefined>).some(
    (slice) => slice?.submission?.status === 'sending',
  )

/** Tells whether the value is on the open page, and may be replaced now. */
function mayLook({ slice, path }: ShownRead, state: RootState): boolean {
  if (path !== location.pathname || slice.isForEverybody || slice.looksAgain === 'never') return false
  if (slice.select(state).status !== 'loaded') return false
  return slice.looksAgain === 'whileTyping' || !isTyped()
}

/** Running tasks, which a store cannot hold. */
let looks = new WeakMap<ShownRead['slice'], Task>()

function* lookAgain({ payload: { isNews } }: ReturnType<typeof lookedAgain>): SagaOf<void> {
  const state = yield* select((present) => present)
  if (isSending(state)) return
  for (const shown of shownReads.values()) {
    if (!mayLook(shown, state)) continue
    const before = looks.get(shown.slice)
    if (before?.isRunning()) {
      if (!isNews) continue
      yield* cancelTask(before)
    }
    looks.set(shown.slice, yield* fork(look, shown))
  }
}

/** Reads a value again in the background. A write or read in between is newer. A failure changes nothing. */
function* look(shown: ShownRead): SagaOf<void> {
  const { slice } = shown
  const isNewer = (action: Action): action is Action => slice.replaced.match(action) || slice.requested.match(action)
  const { read } = yield* race({ read: quietly(shown.read()), newer: takeWhere(isNewer) })
  if (read?.ok) yield* show(shown, read.value)
  yield* delay(pause)
}

function* show(shown: ShownRead, value: unknown): SagaOf<void> {
  const state = yield* select((present) => present)
  if (isSending(state) || !mayLook(shown, state)) return
  const held = shown.slice.select(state)
  // An equal value is not shown again, so that nothing moves and nothing is read out.
  if (held.status === 'loaded' && JSON.stringify(held.value) === JSON.stringify(value)) return
  yield* put(shown.slice.replaced(value as never))
}

const channelName = 'portal-writes'
/** The browser's channel, which a store cannot hold. */
let channel: BroadcastChannel | undefined

/** The backend accepted something, so other tabs show older values. */
const isWritten = {
  match: (action: unknown): action is Action =>
    moneyMoved.match(action) || String((action as Action).type).endsWith('/accepted'),
}

function* tellOthers(): SagaOf<void> {
  yield* call(typedIsSent)
  yield* call(() => channel?.postMessage(null))
}

attachOnImport(
  'following',
  watch(
    () => every(lookedAgain, lookAgain),
    () => every(isWritten, tellOthers),
  ),
)

/** Follows the changes of other tabs and devices. Returns a function that ends it. */
export function followChanges(store: AppStore): () => void {
  looks = new WeakMap()
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  const stopTyping = watchTyping()
  const whenInSight = (isNews: boolean) => () => {
    if (document.visibilityState === 'visible') store.dispatch(lookedAgain({ isNews }))
  }
  const returned = whenInSight(false)
  document.addEventListener('visibilitychange', returned)
  channel?.addEventListener('message', whenInSight(true))
  return () => {
    stopTyping()
    document.removeEventListener('visibilitychange', returned)
    channel?.close()
    channel = undefined
  }
}
