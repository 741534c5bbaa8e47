import { useEffect, useEffectEvent, useRef } from 'react'
import { focusPageHeading, pageHeading } from './pageHeading'

/** Moves the focus to the first field that can be filled in, for whoever opened a form or has to correct it. */
export function focusFirstField(part: Element | null): void {
  part?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
}

/** As a `ref`: the element takes the focus when its dialog opens, instead of the dialog as a whole. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}

/** Without scrolling: back to what had the focus before, or to the page's heading where that has left the page. */
export function giveFocusBack(to: Element | null): void {
  const target = to instanceof HTMLElement && to.isConnected ? to : pageHeading()
  target?.focus({ preventScroll: true })
}

/** Whether what had the focus has left the page: it has fallen to the body. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body

/** What has the focus may be about to go: where it did, the focus moves to what is found then, by default the heading. */
export function focusWhenLost(find: () => HTMLElement | null | undefined = pageHeading): void {
  setTimeout(() => {
    if (isFocusLost()) find()?.focus()
  })
}

/**
 * For what takes a part's place without a navigation: the page's heading takes the focus, as a new page's would
 * (NAV-09), or what `focus` says. What is shown first leaves the focus where it is.
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
