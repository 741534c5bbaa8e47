import { useEffect, useRef } from 'react'

/** What had the focus has gone with the part that it was in: reading starts anew at the page's heading. */
export function useFocusOnChange(part: unknown): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current !== part) document.getElementById('page-heading')?.focus()
    shown.current = part
  }, [part])
}
