import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { giveFocusBack } from '../../shared/focus/moveFocus'
import { noticeClosed, selectNotices } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'

export const noticeIdOf = (element: EventTarget | null): number | undefined => {
  const notice = element instanceof Element ? element.closest<HTMLElement>('[data-notice]') : null
  return notice ? Number(notice.dataset.notice) : undefined
}

function useIsTabHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/**
 * Stops all countdowns while a notice is hovered or focused, the page is pressed, or notices are not visible. It keeps
 * the notice's id, because a removed notice sends no leave or blur event. Escape closes one notice. A weak
 * reference to the element that had the focus before keeps no left page in memory.
 */
export function useNoticeHold(isStopped: boolean) {
  const dispatch = useAppDispatch()
  const notices = useAppSelector(selectNotices)
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const cameFrom = useRef<WeakRef<Element>>(undefined)
  const giveBack = () => giveFocusBack(cameFrom.current?.deref() ?? null)
  const isTabHidden = useIsTabHidden()
  const isHeld = isStopped || isTabHidden || notices.some(({ id }) => id === pointed || id === focused)

  const newest = notices.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    // Dialogs, drawers and menus handle their own Escape.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const id = noticeIdOf(document.activeElement)
      if (id !== undefined) giveBack()
      dispatch(noticeClosed(id ?? newest))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [newest, dispatch])

  const holders = {
    onPointerOver: (event: PointerEvent) => setPointed(noticeIdOf(event.target)),
    onPointerLeave: () => setPointed(undefined),
    onFocus: (event: FocusEvent) => {
      if (noticeIdOf(event.relatedTarget) === undefined)
        cameFrom.current = event.relatedTarget ? new WeakRef(event.relatedTarget) : undefined
      setFocused(noticeIdOf(event.target))
    },
    onBlur: () => setFocused(undefined),
    /** The focus moves on before the button disappears. */
    onClick: () => {
      if (noticeIdOf(document.activeElement) !== undefined) giveBack()
    },
  }
  return { isHeld, holders }
}
