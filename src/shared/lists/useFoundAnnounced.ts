import { useEffect, useRef } from 'react'
import { announced } from '../notices/noticesSlice'
import { useAppDispatch } from '../store'
import type { Page, PageAsked } from './pagedRemote'
import type { Remote } from '../remote/remote'

/** Announces how many entries a changed filter leaves. The list that a page begins with is not announced. */
export function useFoundAnnounced(remote: Remote<Page<unknown>>, filter: PageAsked['filter']): void {
  const dispatch = useAppDispatch()
  const key = JSON.stringify(filter)
  const told = useRef(key)
  const isAnswered = remote.status === 'loaded' && JSON.stringify(remote.value.asked.filter) === key
  const total = isAnswered ? remote.value.total : undefined
  useEffect(() => {
    if (total === undefined || told.current === key) return
    told.current = key
    dispatch(announced({ key: 'shared:found', values: { count: total } }))
  }, [dispatch, key, total])
}
