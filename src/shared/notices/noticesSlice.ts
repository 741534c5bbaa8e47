import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors'
import { rootReducer } from '../store'

/** A text by its key (`cart:added`) and values. It is translated when it is shown, into the language of that moment. */
export interface TextRef {
  key: string
  values?: Record<string, string | number>
}

type LostConnection = Extract<ApiError, { kind: 'network' }>

/** An alert (MSG-01): it reports that something happened. A message that requires an action is never an alert. */
export interface Notice {
  id: number
  type: 'success' | 'error'
  text: TextRef
}

interface NoticesState {
  nextId: number
  shown: Notice[]
  /** An invisible message for screen readers. The number makes them announce a repeated text again. */
  announcement: { text: TextRef; count: number } | null
  /** The problem that the connection pop-up shows; null if there is none. */
  lost: LostConnection | null
}

const initialState: NoticesState = { nextId: 1, shown: [], announcement: null, lost: null }
const mostShown = 3

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    successShown(state, { payload }: PayloadAction<TextRef>) {
      add(state, 'success', payload)
    },
    errorShown(state, { payload }: PayloadAction<TextRef>) {
      add(state, 'error', payload)
    },
    noticeClosed(state, { payload }: PayloadAction<number>) {
      state.shown = state.shown.filter((notice) => notice.id !== payload)
    },
    announced(state, { payload }: PayloadAction<TextRef>) {
      state.announcement = { text: payload, count: (state.announcement?.count ?? 0) + 1 }
    },
    /** The pop-up "No Internet Connection": only one, however many calls failed (API-05). */
    connectionLost(state, { payload }: PayloadAction<Omit<LostConnection, 'kind'>>) {
      // The first failure decides what the pop-up says. Of a service that is unavailable, the latest failure sets the
      // time to wait.
      if (!state.lost || (state.lost.unavailable && payload.retryAfter)) state.lost = { kind: 'network', ...payload }
    },
    connectionAcknowledged(state) {
      state.lost = null
    },
  },
  selectors: {
    selectNotices: (state) => state.shown,
    selectAnnouncement: (state) => state.announcement,
    selectLostConnection: (state) => state.lost,
    selectConnection: ({ lost }) => (lost ? (lost.unavailable ? 'unavailable' : 'offline') : 'fine'),
  },
})

function add(state: NoticesState, type: Notice['type'], text: TextRef): void {
  const isShown = state.shown.some(
    (notice) => notice.type === type && notice.text.key === text.key && sameValues(notice.text, text),
  )
  if (isShown) return
  state.shown = [...state.shown, { id: state.nextId, type, text }].slice(-mostShown)
  state.nextId += 1
}

const sameValues = (one: TextRef, other: TextRef) => JSON.stringify(one.values) === JSON.stringify(other.values)

declare module '../store' {
  interface Slices extends WithSlice<typeof noticesSlice> {}
}

/** "Try again" in the pop-up: everything that failed to load may load again. */
export const connectionRetried = createAction('app/connectionRetried')

/** `put(successShown({ key }))` and `put(errorShown({ key }))` are the only way to show a toast. */
export const { successShown, errorShown, noticeClosed, announced, connectionLost, connectionAcknowledged } =
  noticesSlice.actions
export const { selectNotices, selectAnnouncement, selectConnection, selectLostConnection } =
  noticesSlice.injectInto(rootReducer).selectors
