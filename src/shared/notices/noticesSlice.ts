import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors'
import { rootReducer } from '../store'

/** A text's key (`cart:added`) and values. It is translated when it shows. */
export interface TextRef {
  key: string
  values?: Record<string, string | number>
  lang?: string
}

type LostConnection = Extract<ApiError, { kind: 'network' }>

/** An alert (MSG-01) reports what happened. A message that requires an action is never an alert. */
export interface Notice {
  id: number
  type: 'success' | 'error'
  text: TextRef
  link?: NoticeLink
}

/** Where a notice leads. The page must offer the same, because notices disappear. */
export interface NoticeLink {
  to: string
  text: TextRef
}

interface NoticesState {
  nextId: number
  shown: Notice[]
  /** A message for screen readers. The number makes them repeat the same text. */
  announcement: { text: TextRef; count: number } | null
  lost: LostConnection | null
}

const initialState: NoticesState = { nextId: 1, shown: [], announcement: null, lost: null }
const mostShown = 3

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    successShown(state, { payload: { link, ...text } }: PayloadAction<TextRef & { link?: NoticeLink }>) {
      add(state, { type: 'success', text, ...(link && { link }) })
    },
    errorShown(state, { payload }: PayloadAction<TextRef>) {
      add(state, { type: 'error', text: payload })
    },
    noticeClosed(state, { payload }: PayloadAction<number>) {
      state.shown = state.shown.filter((notice) => notice.id !== payload)
    },
    announced(state, { payload }: PayloadAction<TextRef>) {
      state.announcement = { text: payload, count: (state.announcement?.count ?? 0) + 1 }
    },
    /** Opens "No Internet Connection". There is one pop-up, however many calls failed (API-05). */
    connectionLost(state, { payload }: PayloadAction<Omit<LostConnection, 'kind'>>) {
      // The first failure decides the words of the pop-up. The latest one sets the time to wait.
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

function add(state: NoticesState, { type, text, link }: Omit<Notice, 'id'>): void {
  const same = state.shown.find((notice) => notice.type === type && isSame(notice.text, text))
  // The newest link says what is true now: the cart's sum rises.
  for (const notice of state.shown) if (link && notice.link?.to === link.to) delete notice.link
  if (same) return void (link && (same.link = link))
  state.shown = [...state.shown, { id: state.nextId, type, text, ...(link && { link }) }].slice(-mostShown)
  state.nextId += 1
}

const isSame = (one: TextRef, other: TextRef) =>
  one.key === other.key && JSON.stringify(one.values) === JSON.stringify(other.values)

declare module '../store' {
  interface Slices extends WithSlice<typeof noticesSlice> {}
}

/** The visitor pressed "Try again": every failed read may load again. */
export const connectionRetried = createAction('app/connectionRetried')

/** `put(successShown({ key }))` and `put(errorShown({ key }))` are the only way to show a toast. */
export const { successShown, errorShown, noticeClosed, announced, connectionLost, connectionAcknowledged } =
  noticesSlice.actions
export const { selectNotices, selectAnnouncement, selectConnection, selectLostConnection } =
  noticesSlice.injectInto(rootReducer).selectors
