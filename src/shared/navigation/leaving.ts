/*
 * A browser that leaves a page stops the page's requests. Their failure then does not mean a failed network or an old
 * build, so the portal does not reload, retry or report meanwhile. A reload would even cancel the navigation.
 */

/**
 * Milliseconds after which a page that still exists was not left: the click started a download, or opened the mail
 * program.
 */
const longestLeaving = 30_000

let over: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let stay = () => {}

/** Checks whether the browser is leaving the page. */
export const isLeaving = (): boolean => over !== undefined

/** Waits while the browser is leaving the page. */
export const stayed = (): Promise<void> => over ?? Promise.resolve()

function leave(): void {
  over ??= new Promise((resolve) => {
    stay = () => {
      over = undefined
      resolve()
    }
  })
  clearTimeout(timer)
  timer = setTimeout(() => stay(), longestLeaving)
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
  window.addEventListener('pageshow', () => stay())
  window.addEventListener('popstate', (event) => keeper?.(event))
}
