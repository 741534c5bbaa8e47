import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAppDispatch } from '../store'
import type { Page, PageAsked } from './pagedRemote'
import type { RemoteSlice } from './remoteSlice'
import { useAskedPage } from './useAskedPage'

interface Place {
  /** The path before the page: `/account/orders`. */
  base: string
  /** The page of the path, a whole number from 1. */
  page: number
  /** The parameters of the filter, each with a check: what it refuses counts as absent. */
  filters: Record<string, (value: string) => boolean>
  /** Other parameters to keep, such as the tab. */
  keep?: readonly string[]
}

/** Returns the page of a path, or undefined if it is not a whole number from 1 (NAV-08). */
export const pageIn = (segment: string | undefined): number | undefined =>
  segment && /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : undefined

/**
 * A list whose page is a part of the path and whose filter is in the query: `usePagedAddress` for addresses that the
 * specification writes so. An entry of the list has its id after the page.
 */
export function usePagedPath<P extends Page<unknown>>(slice: RemoteSlice<P, PageAsked>, place: Place) {
  const { base, page, filters, keep = [] } = place
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const valid = Object.keys(filters).flatMap((name) => {
    const value = params.get(name)
    return value && filters[name]?.(value) ? [[name, value] as const] : []
  })
  const filter: PageAsked['filter'] = Object.fromEntries(valid)
  const read = useAskedPage(slice, { page, filter })

  // What another page changes shows when the list opens again. An opened entry keeps it.
  useEffect(() => () => void dispatch(slice.dropped()), [dispatch, slice])

  function addressOf(at: number, chosen = filter, id?: string): string {
    const query = new URLSearchParams()
    for (const name of keep) if (params.get(name)) query.set(name, params.get(name) ?? '')
    // In one order, so that one filter has one address.
    for (const name of Object.keys(filters)) if (chosen[name]) query.set(name, chosen[name])
    const path = `${base}/${at}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
    return query.size > 0 ? `${path}?${query}` : path
  }

  return {
    ...read,
    filter,
    hrefOf: (at: number) => addressOf(at),
    entryHref: (id: string, at = page) => addressOf(at, filter, id),
    /** Another filter starts on its first page. Empty values remove theirs. */
    filterBy: (values: PageAsked['filter']) => void navigate(addressOf(1, { ...filter, ...values })),
  }
}
