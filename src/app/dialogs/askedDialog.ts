import type { ComponentType } from 'react'
import type { DialogAnswer, DialogKind, DialogParams } from '../../shared/dialogs/dialogsSlice'

/** What a dialog receives: the question's parameters and a function to answer. */
export interface AskedDialogProps<K extends DialogKind> {
  params: DialogParams<K>
  answer: (answer: DialogAnswer<K>) => void
}

/** A component for each dialog that a flow can ask. */
export type DialogComponents = { [K in DialogKind]: ComponentType<AskedDialogProps<K>> }
