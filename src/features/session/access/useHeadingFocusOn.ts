import { useEffect, useRef } from 'react'

/**
 * For what takes a screen's place without a navigation: its heading takes the focus, as a new page's would (NAV-09), for
 * the button that was pressed is gone. What is shown first leaves the focus where it is.
 */
export function useHeadingFocusOn(shown: string | boolean): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    document.getElementById('page-heading')?.focus()
  }, [shown])
}
