import { useEffect, useEffectEvent, useRef } from 'react'
import { focusPageHeading, pageHeading } from './pageHeading'

/** Moves the focus to the first enabled field of a form that was opened or must be corrected. */
export function focusFirstField(part: Element | null): void {
  part?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
}

/** A `ref`: the element takes the focus when its dialog opens, instead of the whole dialog. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}

/** Returns the focus to an element without scrolling, or to the page's heading if the element has left the page. */
export function giveFocusBack(to: Element | null): void {
  const target = to instanceof HTMLElement && to.isConnected ? to : pageHeading()
  target?.focus({ preventScroll: true })
}

/** Checks whether the focused element has left the page, so that the focus has fallen to the body. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body

/**
 * Waits until the next task. If the focused element has left the page by then, moves the focus to the element that
 * `find` returns, by default the heading.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined = pageHeading): void {
  setTimeout(() => {
    if (isFocusLost()) find()?.focus()
  })
}

/**
 * Moves the focus when a part of the page is replaced without a navigation: to the page's heading, as on a new page
 * (NAV-09), or by `focus`. The first part that shows leaves the focus unchanged.
 */
export function useFocusOnChange(shown: unknown, focus: () => void = focusPageHeading): void {
  const before = useRef(shown)
  const move = useEffectEvent(() => focus())
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    move()
  }, [shown])
}
