import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { AppliedFilter } from '../../../../api/contract/buying/products'
import { focusPageHeading } from '../../../../shared/focus/pageHeading'
import { useAppSelector } from '../../../../shared/store'
import { selectSettings } from '../../../identity/settings'
import { queryWith, searchOf } from '../search/addressFilters'
import type { Search } from '../search/addressFilters'

export interface AddressFilters {
  search: Search
  addressOf: (applied: AppliedFilter[]) => string
  apply: (applied: AppliedFilter[]) => void
  clear: () => void
}

/** Keeps filters in the URL, for reload, Back and shared links (CAT-04). */
export function useAddressFilters(): AddressFilters {
  const { serviceType, passType } = useParams()
  const { pathname, search: query } = useLocation()
  const { fareMedia } = useAppSelector(selectSettings).features
  const navigate = useNavigate()
  const search = useMemo(
    () => searchOf({ serviceType, passType }, new URLSearchParams(query), fareMedia),
    [serviceType, passType, query, fareMedia],
  )
  const addressOf = useCallback(
    (applied: AppliedFilter[]) => pathname + queryWith(applied, new URLSearchParams(query)),
    [pathname, query],
  )
  const apply = useCallback(
    (applied: AppliedFilter[]) => {
      if (applied !== search.applied) void navigate(addressOf(applied))
    },
    [navigate, addressOf, search],
  )
  const clear = useCallback(() => {
    focusPageHeading()
    apply([])
  }, [apply])
  return useMemo(() => ({ search, addressOf, apply, clear }), [search, addressOf, apply, clear])
}
