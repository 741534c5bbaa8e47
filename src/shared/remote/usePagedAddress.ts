import { useLocation, useSearchParams } from 'react-router'
import type { PageAsked, PagedRemote } from './pagedRemote'
import { useAskedPage } from './useAskedPage'

/**
 * A list whose page and filter are in the address, so that a reload, Back and a shared link restore them. Takes the
 * names of the filter's parameters, and what else is asked for, such as the card of a history. Returns the page as
 * `useAskedPage` does, and functions to reach others.
 */
export function usePagedAddress<T>(
  slice: PagedRemote<T>,
  filters: readonly string[] = [],
  fixed: PageAsked['filter'] = {},
) {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const asked = askedBy(params, filters, fixed)
  const read = useAskedPage(slice, asked)

  const filterByAll = (values: PageAsked['filter']) => {
    const next = withPage(params, 1)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next)
  }

  return {
    ...read,
    filter: asked.filter,
    hrefOf: (page: number) => {
      const query = withPage(params, page)
      return query.size > 0 ? `${pathname}?${query}` : pathname
    },
    /** Another filter starts on its first page. An empty value removes the filter. */
    filterBy: (name: string, value: string) => filterByAll({ [name]: value }),
    filterByAll,
  }
}

/** Returns the page and filter of an address. An invalid page counts as the first one. */
function askedBy(params: URLSearchParams, filters: readonly string[], fixed: PageAsked['filter']): PageAsked {
  const page = params.get('page') ?? ''
  const chosen = filters.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, filter: { ...Object.fromEntries(chosen), ...fixed } }
}

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return next
}
