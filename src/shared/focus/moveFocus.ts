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

type Find = () => HTMLElement | null | undefined

/** Milliseconds in which a focused element may leave the page after the code that replaces it has run. */
const soon = 1_000
let announcedPlace: { find: Find; at: number } | undefined

/**
 * Says where the focus goes if the focused element leaves the page now: to the element that `find` returns, by default
 * the heading. It looks in the next task; an element that leaves a little later is seen by `keepFocus`.
 */
export function focusWhenLost(find: Find = pageHeading): void {
  announcedPlace = { find, at: performance.now() }
  setTimeout(() => {
    if (isFocusLost()) find()?.focus()
  })
}

/** Returns where the focus goes, if that was said a moment ago. */
export function placeOfLostFocus(): HTMLElement | undefined {
  const isFresh = announcedPlace && performance.now() - announcedPlace.at < soon
  return (isFresh && announcedPlace?.find()) || undefined
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
