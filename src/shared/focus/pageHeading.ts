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
