import { dialogs } from '../../i18n/dialog'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'

/** Shows one dialog at a time, and returns its answer to the flow. */
export default function DialogHost() {
  const asked = useAppSelector(selectOpenDialog)
  const dispatch = useAppDispatch()
  if (!asked) return null
  const Dialog = dialogs[asked.name]
  if (!Dialog) return null
  return (
    <Dialog
      key={asked.id}
      params={asked.params}
      answer={(answer) => dispatch(dialogAnswered({ id: asked.id, answer }))}
    />
  )
}
