import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store'

/** A text by its key (`cart:added`) and values, put into words only when shown, in the language of that moment. */
export interface TextRef {
  key: string
  values?: Record<string, string | number>
}

/** An alert (MSG-01): says that something happened. What needs an act is never an alert. */
export interface Notice {
  id: number
  type: 'success' | 'error'
  text: TextRef
}

interface NoticesState {
  nextId: number
  shown: Notice[]
  /** What screen readers are told without anything being seen; the number makes a repeated text heard again. */
  announcement: { text: TextRef; count: number } | null
  connection: 'fine' | 'offline' | 'unavailable'
}

const initialState: NoticesState = { nextId: 1, shown: [], announcement: null, connection: 'fine' }
const mostShown = 3

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    succeeded(state, { payload }: PayloadAction<TextRef>) {
      add(state, 'success', payload)
    },
    failed(state, { payload }: PayloadAction<TextRef>) {
      add(state, 'error', payload)
    },
    noticeClosed(state, { payload }: PayloadAction<number>) {
      state.shown = state.shown.filter((notice) => notice.id !== payload)
    },
    announced(state, { payload }: PayloadAction<TextRef>) {
      state.announcement = { text: payload, count: (state.announcement?.count ?? 0) + 1 }
    },
    /** The pop-up "No Internet Connection": one, however many calls failed (API-05). */
    connectionLost(state, { payload }: PayloadAction<{ unavailable: boolean }>) {
      if (state.connection === 'fine') state.connection = payload.unavailable ? 'unavailable' : 'offline'
    },
    connectionAcknowledged(state) {
      state.connection = 'fine'
    },
  },
  selectors: {
    selectNotices: (state) => state.shown,
    selectAnnouncement: (state) => state.announcement,
    selectConnection: (state) => state.connection,
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

/** "Try again" in the pop-up: what failed to load may load now. */
export const connectionRetried = createAction('app/connectionRetried')

/** `notify.succeeded({ key })`, `notify.failed({ key })`: the one way to tell a visitor in passing. */
export const { succeeded, failed, noticeClosed, announced, connectionLost, connectionAcknowledged } =
  noticesSlice.actions
export const { selectNotices, selectAnnouncement, selectConnection } = noticesSlice.injectInto(rootReducer).selectors
