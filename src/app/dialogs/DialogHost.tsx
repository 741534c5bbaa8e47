import type { ComponentType } from 'react'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import type { AskedDialogProps } from './askedDialog'
import { dialogComponents } from './dialogComponents'

/** Shows the dialog that a flow waits for, one at a time, and returns the answer to the flow. */
export default function DialogHost() {
  const asked = useAppSelector(selectOpenDialog)
  const dispatch = useAppDispatch()
  if (!asked) return null
  // The map gives each kind its own parameters and answers. The kind is known only at run time, so the type is lost
  // here.
  const Dialog = dialogComponents[asked.kind] as ComponentType<AskedDialogProps<never>>
  return (
    <Dialog
      key={asked.id}
      params={asked.params as never}
      answer={(answer) => dispatch(dialogAnswered({ id: asked.id, answer }))}
    />
  )
}
