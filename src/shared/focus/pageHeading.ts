/** Reading starts at this `h1` after a navigation. */
export const pageHeadingId = 'page-heading'

/** React hides parts in the document: a page that is left, a list behind its entry. */
const isHidden = (element: Element): boolean => element.closest('[style*="display: none"]') !== null

export function pageHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>(`#${pageHeadingId}`)
  return [...headings].find((heading) => !isHidden(heading))
}

export function focusPageHeading(options?: FocusOptions): void {
  pageHeading()?.focus(options)
}

/** Focuses and returns the element with an id, or null. */
export function focusOn(id: string, options?: FocusOptions): HTMLElement | null {
  const element = document.getElementById(id)
  element?.focus(options)
  return element
}

const longestWait = 10_000

/**
 * Calls `found` when the new page has its heading, and what closed with the navigation has given back its focus; waits
 * for what the hash names. Returns a cancel function.
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
    // A broken percent sign names no element.
    return null
  }
}
