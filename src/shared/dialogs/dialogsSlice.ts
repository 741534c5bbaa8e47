import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store'

export interface AskedDialog {
  id: number
  name: string
  params: unknown
}

interface DialogsState {
  nextId: number
  /** The first dialog shows and the others wait, because dialogs never stack. */
  asked: AskedDialog[]
}

const initialState: DialogsState = { nextId: 1, asked: [] }

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogAsked(state, { payload }: PayloadAction<Omit<AskedDialog, 'id'>>) {
      state.asked.push({ id: state.nextId, ...payload })
      state.nextId += 1
    },
    dialogAnswered(state, { payload }: PayloadAction<{ id: number; answer: unknown }>) {
      state.asked = state.asked.filter((dialog) => dialog.id !== payload.id)
    },
    /** The visitor left the page or the session ended, so the open questions are obsolete. */
    dialogsDismissed(state) {
      state.asked = []
    },
  },
  selectors: {
    selectOpenDialog: (state): AskedDialog | undefined => state.asked[0],
    selectLastAskedId: (state) => state.nextId - 1,
  },
})

declare module '../store' {
  interface Slices extends WithSlice<typeof dialogsSlice> {}
}

export const { dialogAsked, dialogAnswered, dialogsDismissed } = dialogsSlice.actions
export const { selectOpenDialog, selectLastAskedId } = dialogsSlice.injectInto(rootReducer).selectors
