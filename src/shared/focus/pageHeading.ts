/** Id of the page's only `h1`, where reading starts after a navigation. */
export const pageHeadingId = 'page-heading'

/**
 * Returns the visible page heading. While a lazily loaded page is loading, React keeps the previous page hidden in the
 * document.
 */
export function pageHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>(`#${pageHeadingId}`)
  return [...headings].find((heading) => !heading.closest('[style*="display: none"]'))
}

/** Moves the focus to the page's heading, because the focused element has left the page or the page is new. */
export function focusPageHeading(options?: FocusOptions): void {
  pageHeading()?.focus(options)
}

/** Moves the focus to the element with an id. Returns the element, or null if there is none. */
export function focusOn(id: string, options?: FocusOptions): HTMLElement | null {
  const element = document.getElementById(id)
  element?.focus(options)
  return element
}

const longestWait = 10_000

/**
 * Calls `found` once the new page has its heading, and after everything that closed with the navigation has returned
 * its focus. Returns a function that cancels the call.
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

/** Returns the element that the hash of an address names, or null. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A hash with a broken percent sign names no element.
    return null
  }
}
