import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Pixels of the header and the space above, and of the space below. */
const above = 84
const below = 24

/** Keeps a column that is higher than the window in reach: its lower end sticks, so it needs no scroll bar. */
export function useStickyColumn(): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = column.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const place = () => {
      element.style.top = `${Math.min(above, window.innerHeight - element.offsetHeight - below)}px`
    }
    const size = new ResizeObserver(place)
    size.observe(element)
    window.addEventListener('resize', place)
    return () => {
      size.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [])
  return column
}
