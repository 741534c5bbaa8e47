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
  /** Parameters that the address does not choose, such as the card of a history. */
  fixed?: PageAsked['filter']
  /** The page is a part of the path, where the specification has it there. The id of an entry follows it. */
  path?: {
    base: string
    page: number
    /** Other parameters to keep, such as the tab. */
    keep?: readonly string[]
  }
}

export type ListAddress<P extends Page<unknown>> = ReturnType<typeof useListAddress<P>>

/**
 * A list with page and filter in the address, so that a reload, Back and a shared link restore them. The page is in the
 * path, or else in the query. Returns the page as `useAskedPage` does, and functions to reach others.
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
  const isEntryOpen = path !== undefined && pathname.startsWith(`${path.base}/${page}/`)
  const read = useAskedPage(slice, { page, filter: asked }, isEntryOpen)

  // Other pages may change the list, so it is read again when it opens. An opened entry keeps it meanwhile.
  useEffect(() => () => void dispatch(slice.dropped()), [dispatch, slice])

  function addressOf(at: number, chosen = filter, id?: string): string {
    const query = new URLSearchParams()
    const isOther = (name: string) => (path ? path.keep?.includes(name) : name !== 'page' && !(name in filters))
    for (const [name, value] of params) if (isOther(name) && value) query.set(name, value)
    // The parameters have one order, so that one filter has one address.
    for (const name of Object.keys(filters)) if (chosen[name]) query.set(name, chosen[name])
    if (!path && at > 1) query.set('page', String(at))
    const own = path ? `${path.base}/${at}${id === undefined ? '' : `/${encodeURIComponent(id)}`}` : pathname
    return query.size > 0 ? `${own}?${query}` : own
  }

  return {
    ...read,
    /** The filter of the address together with the fixed parameters. */
    filter,
    asked,
    names: Object.keys(filters),
    hrefOf: (at: number) => addressOf(at),
    entryHref: (id: string, at = page) => addressOf(at, filter, id),
    /** Another filter starts on page 1. An empty value removes its parameter. */
    filterBy: (values: PageAsked['filter']) => void navigate(addressOf(1, { ...filter, ...values })),
    clear: () => void navigate(addressOf(1, {})),
  }
}
