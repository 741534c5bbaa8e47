import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RemoteSlice } from '../remote/remoteSlice'
import { useAppDispatch } from '../store'
import { filterIn, pageIn } from './listAddress'
import type { Filters } from './listAddress'
import type { Page, PageAsked } from './pagedRemote'
import { useAskedPage } from './useAskedPage'

interface Place {
  filters?: Filters
  /** Such as a history's card. */
  fixed?: PageAsked['filter']
  /** The page in the path, where the specification has it: an entry's id follows. */
  path?: {
    base: string
    page: number
    /** Parameters to keep, such as the tab. */
    keep?: readonly string[]
  }
}

export type ListAddress<P extends Page<unknown>> = ReturnType<typeof useListAddress<P>>

/**
 * A list with page and filter in the address, for reload, Back and shared links: the page in the path, else in the
 * query. Returns the page as `useAskedPage` does, and ways to others.
 */
export function useListAddress<P extends Page<unknown>>(slice: RemoteSlice<P, PageAsked>, place: Place = {}) {
  const { filters = {}, fixed = {}, path } = place
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const filter = filterIn(params, filters)
  const page = path?.page ?? pageIn(params.get('page')) ?? 1
  const asked = { ...filter, ...fixed }
  const read = useAskedPage(slice, { page, filter: asked })

  // Other pages may change the list. An opened entry keeps it.
  useEffect(() => () => void dispatch(slice.dropped()), [dispatch, slice])

  function addressOf(at: number, chosen = filter, id?: string): string {
    const query = new URLSearchParams()
    const isOther = (name: string) => (path ? path.keep?.includes(name) : name !== 'page' && !(name in filters))
    for (const [name, value] of params) if (isOther(name) && value) query.set(name, value)
    // One order: one filter has one address.
    for (const name of Object.keys(filters)) if (chosen[name]) query.set(name, chosen[name])
    if (!path && at > 1) query.set('page', String(at))
    const own = path ? `${path.base}/${at}${id === undefined ? '' : `/${encodeURIComponent(id)}`}` : pathname
    return query.size > 0 ? `${own}?${query}` : own
  }

  return {
    ...read,
    /** With what is fixed. */
    filter,
    asked,
    names: Object.keys(filters),
    hrefOf: (at: number) => addressOf(at),
    entryHref: (id: string, at = page) => addressOf(at, filter, id),
    /** Another filter starts on page 1. */
    filterBy: (values: PageAsked['filter']) => void navigate(addressOf(1, { ...filter, ...values })),
    clear: () => void navigate(addressOf(1, {})),
  }
}
