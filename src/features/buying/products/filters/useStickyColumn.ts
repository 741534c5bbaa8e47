import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Height of the header with the space below it, and the space below the column, in pixels. */
const above = 84
const below = 24

/**
 * Keeps a sticky column within reach however high it is: one that is higher than the window sticks with its lower end,
 * so that it needs no scroll bar of its own.
 */
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
