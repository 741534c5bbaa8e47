import { useContext, useEffect } from 'react'
import type { GivenField } from '../fields/fieldSpec'
import type { Remote } from '../../remote/remote'
import { StoreContext, useAppDispatch, useAppSelector } from '../../store'
import type { NamedForm } from './namedForm'

/** Loads a form's definition when the component mounts. Returns its state, and a function that retries. */
export function useNamedForm(form: NamedForm): { definition: Remote<GivenField[]>; retry: () => void } {
  const store = useContext(StoreContext)
  const dispatch = useAppDispatch()
  const definition = useAppSelector(form.definition.select)
  useEffect(() => {
    store?.attach(form.feature)
    dispatch(form.definition.requested())
  }, [store, dispatch, form])
  return { definition, retry: () => dispatch(form.definition.requested()) }
}
