import { useEffect, useEffectEvent, useRef } from 'react'

/** Id of the page's one `h1`: reading starts there after a navigation. */
export const pageHeadingId = 'page-heading'

/** A lazily loaded page comes late; the one that it replaces stays in the document meanwhile, hidden by React. */
export function pageHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>(`#${pageHeadingId}`)
  return [...headings].find((heading) => !heading.closest('[style*="display: none"]'))
}

/** Moves the focus to the page's heading: what had it is gone, or another page is here. */
export function focusPageHeading(options?: FocusOptions): void {
  pageHeading()?.focus(options)
}

/** Moves the focus to the element with an id, if there is one, and gives it. */
export function focusOn(id: string, options?: FocusOptions): HTMLElement | null {
  const element = document.getElementById(id)
  element?.focus(options)
  return element
}

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

const longestWait = 10_000

/**
 * Calls back once the new page's heading is there, after everything that closes with the navigation has given its focus
 * back. Gives the function that calls it off.
 */
export function whenHeadingShows(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = pageHeading()
    if (!heading) return
    stop()
    found(heading)
  }
  const observer = new MutationObserver(look)
  const start = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    look()
  })
  const giveUp = setTimeout(() => observer.disconnect(), longestWait)
  const stop = () => {
    clearTimeout(start)
    clearTimeout(giveUp)
    observer.disconnect()
  }
  return stop
}

/** The element that an address's hash names. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A broken percent sign names nothing.
    return null
  }
}
