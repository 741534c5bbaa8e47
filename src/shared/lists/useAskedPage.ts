import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../store'
import type { Page, PageAsked } from './pagedRemote'
import type { RemoteSlice } from '../remote/remoteSlice'
import { useFoundAnnounced } from './useFoundAnnounced'

/**
 * Reads the page of an address, and announces how many entries a changed filter leaves. Returns the loaded page,
 * whether another one loads, and a function that tries again. An opened entry that covers the list may change it, so
 * the list is read again, with its value shown, on the way back.
 */
export function useAskedPage<P extends Page<unknown>>(
  slice: RemoteSlice<P, PageAsked>,
  asked: PageAsked,
  isCovered = false,
) {
  const dispatch = useAppDispatch()
  const remote = useAppSelector(slice.select)
  const key = JSON.stringify(asked)
  const isMissing = remote.status === 'idle'
  const requested = useRef<string>(undefined)
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    const isBack = wasCovered.current && !isCovered
    wasCovered.current = isCovered
    // A change of visitor removes the value, so it is read again.
    if (!isMissing && !isBack && requested.current === key) return
    requested.current = key
    dispatch(slice.requested(JSON.parse(key) as PageAsked))
  }, [dispatch, slice, key, isMissing, isCovered])

  useFoundAnnounced(remote, asked.filter)

  return {
    remote,
    isBusy: remote.status === 'loaded' && JSON.stringify(remote.value.asked) !== key,
    retry: () => dispatch(slice.requested(JSON.parse(key) as PageAsked)),
  }
}
