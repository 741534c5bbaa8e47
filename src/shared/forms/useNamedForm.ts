import { useContext, useEffect } from 'react'
import type { FieldConfig } from '../../api/contract/forms'
import type { Remote } from '../remote/remote'
import { StoreContext, useAppDispatch, useAppSelector } from '../store'
import type { NamedForm } from './namedForm'

/** Reads a form's definition when it comes to the screen. Gives how far it is, and a way to ask again. */
export function useNamedForm(form: NamedForm): { definition: Remote<FieldConfig[]>; retry: () => void } {
  const store = useContext(StoreContext)
  const dispatch = useAppDispatch()
  const definition = useAppSelector(form.definition.select)
  useEffect(() => {
    store?.attach(form.feature)
    dispatch(form.definition.requested())
  }, [store, dispatch, form])
  return { definition, retry: () => dispatch(form.definition.requested()) }
}
