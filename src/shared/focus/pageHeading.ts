/** Id of the page's only `h1`, where reading starts after a navigation. */
export const pageHeadingId = 'page-heading'

/** React keeps hidden parts in the document: a page that is being left, a list behind its entry. */
const isHidden = (element: Element): boolean => element.closest('[style*="display: none"]') !== null

export function pageHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>(`#${pageHeadingId}`)
  return [...headings].find((heading) => !isHidden(heading))
}

export function focusPageHeading(options?: FocusOptions): void {
  pageHeading()?.focus(options)
}

export function focusOn(id: string, options?: FocusOptions): HTMLElement | null {
  const element = document.getElementById(id)
  element?.focus(options)
  return element
}

const longestWait = 10_000

/**
 * Calls `found` when the new page has its heading and all that closed with the navigation has returned the focus. Waits
 * for an element that the hash names. Returns a function that cancels the call.
 */
export function whenHeadingShows(found: (heading: HTMLElement) => void, hash = ''): () => void {
  const look = () => {
    const heading = pageHeading()
    const named = elementOfHash(hash)
    if (!heading || (named && isHidden(named))) return
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

export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A hash with a broken percent sign names no element.
    return null
  }
}
