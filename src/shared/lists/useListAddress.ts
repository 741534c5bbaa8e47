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
  /** What else is asked for, such as the card of a history. */
  fixed?: PageAsked['filter']
  /** The page as a part of the path, where the specification writes it there: an entry has its id after it. */
  path?: {
    /** The path before the page: `/account/orders`. */
    base: string
    page: number
    /** Other parameters to keep, such as the tab. */
    keep?: readonly string[]
  }
}

export type ListAddress<P extends Page<unknown>> = ReturnType<typeof useListAddress<P>>

/**
 * A list whose page and filter are in the address, so that a reload, Back and a shared link restore them: the page in the
 * path, or else in the query beside whatever else is there. Returns the page as `useAskedPage` does, and functions to
 * reach others.
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

  // What another page changes shows when the list opens again. An opened entry keeps it.
  useEffect(() => () => void dispatch(slice.dropped()), [dispatch, slice])

  function addressOf(at: number, chosen = filter, id?: string): string {
    const query = new URLSearchParams()
    const isOther = (name: string) => (path ? path.keep?.includes(name) : name !== 'page' && !(name in filters))
    for (const [name, value] of params) if (isOther(name) && value) query.set(name, value)
    // In one order, so that one filter has one address.
    for (const name of Object.keys(filters)) if (chosen[name]) query.set(name, chosen[name])
    if (!path && at > 1) query.set('page', String(at))
    const own = path ? `${path.base}/${at}${id === undefined ? '' : `/${encodeURIComponent(id)}`}` : pathname
    return query.size > 0 ? `${own}?${query}` : own
  }

  return {
    ...read,
    /** What the address chooses, and what is asked for: the same and what is fixed. */
    filter,
    asked,
    names: Object.keys(filters),
    hrefOf: (at: number) => addressOf(at),
    entryHref: (id: string, at = page) => addressOf(at, filter, id),
    /** Another filter starts on its first page. Empty values remove theirs. */
    filterBy: (values: PageAsked['filter']) => void navigate(addressOf(1, { ...filter, ...values })),
    /** Shows the list without a filter. */
    clear: () => void navigate(addressOf(1, {})),
  }
}
