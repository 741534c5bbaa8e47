/*
 * A browser that leaves a page stops the page's requests. Their failure then does not mean a failed network or an old
 * build, so the portal does not reload, retry or report meanwhile. A reload would even cancel the navigation.
 */

/**
 * Milliseconds after which a page that still exists was not left: the click started a download, or opened the mail
 * program.
 */
const longestLeaving = 30_000

/** While the browser leaves: the promise of a page that stays after all. It is about the document, not its visitor. */
let leaving: { over: Promise<void>; stay: () => void; timer?: ReturnType<typeof setTimeout> } | undefined

/** Checks whether the browser is leaving the page. */
export const isLeaving = (): boolean => leaving !== undefined

/** Waits while the browser is leaving the page. */
export const stayed = (): Promise<void> => leaving?.over ?? Promise.resolve()

function leave(): void {
  if (!leaving) {
    let resolve = () => {}
    const over = new Promise<void>((resolved) => (resolve = resolved))
    leaving = { over, stay: resolve }
  }
  clearTimeout(leaving.timer)
  leaving.timer = setTimeout(stay, longestLeaving)
}

function stay(): void {
  clearTimeout(leaving?.timer)
  leaving?.stay()
  leaving = undefined
}

let keeper: ((event: PopStateEvent) => void) | undefined

/** Lets a page see Back and Forward before the router does. Browsers call the listeners of `window` by their age. */
export function seeHistoryFirst(see: typeof keeper): void {
  keeper = see
}

/** Watches for leaving the page, and for its return from the browser's back-forward cache. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', stay)
  window.addEventListener('popstate', (event) => keeper?.(event))
}
