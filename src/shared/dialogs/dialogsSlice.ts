import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../store'

/**
 * Every dialog that a flow can open. The feature that opens it declares its parameters (plain data) and its answers.
 * `app/dialogs` shows them; a dialog without a component there is a type error.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Dialogs {}

export type DialogKind = keyof Dialogs & string
export type DialogParams<K extends DialogKind> = Dialogs[K] extends { params: infer P } ? P : never
export type DialogAnswer<K extends DialogKind> = Dialogs[K] extends { answer: infer A extends string } ? A : never

export interface AskedDialog<K extends DialogKind = DialogKind> {
  id: number
  kind: K
  params: DialogParams<K>
}

interface DialogsState {
  nextId: number
  /** The first dialog is on the screen, the others wait: dialogs never stack. */
  asked: AskedDialog[]
}

const initialState: DialogsState = { nextId: 1, asked: [] }

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogAsked(state, { payload }: PayloadAction<{ kind: DialogKind; params: unknown }>) {
      state.asked.push({ id: state.nextId, ...payload } as AskedDialog)
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
