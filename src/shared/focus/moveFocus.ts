import { useEffect, useEffectEvent, useRef } from 'react'
import { focusPageHeading, pageHeading } from './pageHeading'

export function focusFirstField(part: Element | null): void {
  part?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
}

/** A `ref`: the element takes the focus when its dialog opens, instead of the dialog. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses an element without scrolling, or the page's heading if the element is gone. */
export function giveFocusBack(to: Element | null): void {
  const target = to instanceof HTMLElement && to.isConnected ? to : pageHeading()
  target?.focus({ preventScroll: true })
}

/** Tells whether the focused element has left the page, so that the body has the focus. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body

type Find = () => HTMLElement | null | undefined

/** Milliseconds in which a focused element may leave the page after the code that replaces it has run. */
const soon = 1_000
/** A function and the document's time, which a store cannot hold. */
let announcedPlace: { find: Find; at: number } | undefined

/**
 * Says where the focus goes if the focused element leaves now: to what `find` returns, by default the heading. It looks
 * in the next task; `keepFocus` handles later losses.
 */
export function focusWhenLost(find: Find = pageHeading): void {
  announcedPlace = { find, at: performance.now() }
  setTimeout(() => {
    if (isFocusLost()) find()?.focus()
  })
}

export function placeOfLostFocus(): HTMLElement | undefined {
  const isFresh = announcedPlace && performance.now() - announcedPlace.at < soon
  return (isFresh && announcedPlace?.find()) || undefined
}

/**
 * Focuses the heading, as on a new page (NAV-09), or calls `focus`, when a part is replaced without a navigation. The
 * first part that shows leaves the focus unchanged.
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
