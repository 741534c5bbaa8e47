import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Pixels of header and space above, and space below. */
const above = 84
const below = 24

/** A column higher than the window sticks with its lower end, without a scroll bar. */
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
