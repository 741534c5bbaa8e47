import { useRef } from 'react'
import type { RefObject } from 'react'
import { useFocusOnChange } from './moveFocus'

/** Scrolls an element into the window, clear of the header and of a bar at the bottom, unless it is in sight. */
export const bringIntoSight = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest' })

/**
 * A `ref` for the answer to a press, which can stand far from the button. When `answer` changes, it scrolls into sight.
 * The focus stays on the button, and a live region announces the answer.
 */
export function useInSight<E extends Element>(answer: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useFocusOnChange(answer, () => bringIntoSight(element.current))
  return element
}
