import { useRef } from 'react'
import type { RefObject } from 'react'
import { useFocusOnChange } from './moveFocus'

/** Scrolls an element clear of the header and of a bar at the bottom, unless it is in sight. */
export const bringIntoSight = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest' })

/**
 * A `ref` for the answer to a press, far from the button on a phone: another `answer` is scrolled into sight. The focus
 * stays on the button; a live region says the answer.
 */
export function useInSight<E extends Element>(answer: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useFocusOnChange(answer, () => bringIntoSight(element.current))
  return element
}
