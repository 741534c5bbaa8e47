import type { ComponentType } from 'react'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import type { AskedDialogProps } from './askedDialog'
import { dialogComponents } from './dialogComponents'

/** Shows the dialog that a flow waits for, one at a time, and brings its answer back. */
export default function DialogHost() {
  const asked = useAppSelector(selectOpenDialog)
  const dispatch = useAppDispatch()
  if (!asked) return null
  // The map ties each kind to its own parameters and answers, which a kind known only now cannot say.
  const Dialog = dialogComponents[asked.kind] as ComponentType<AskedDialogProps<never>>
  return (
    <Dialog
      key={asked.id}
      params={asked.params as never}
      answer={(answer) => dispatch(dialogAnswered({ id: asked.id, answer }))}
    />
  )
}
