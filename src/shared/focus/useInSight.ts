import { useRef } from 'react'
import type { RefObject } from 'react'
import { useFocusOnChange } from './moveFocus'

/** Scrolls an element into the window, clear of the header and of a bar at the bottom; not at all if it is in sight. */
export const bringIntoSight = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest' })

/**
 * A `ref` for the answer to a press. On a phone the answer can stand far from the button: when `answer` becomes another
 * one, it is brought into sight. The focus stays on the button, so that the answer is heard once, by its live region.
 * What shows with the page itself is no answer.
 */
export function useInSight<E extends Element>(answer: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useFocusOnChange(answer, () => bringIntoSight(element.current))
  return element
}
