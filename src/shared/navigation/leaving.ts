/*
 * A browser that leaves a page stops its requests. Their failures mean no failed network or old build, so the portal
 * does not retry, report or reload, which would even cancel the navigation.
 */

/** Milliseconds after which the page was not left: the click started a download or opened the mail program. */
const longestLeaving = 30_000

/** The promise of a page that stays after all, while the browser leaves. It concerns the document, not its visitor. */
let leaving: { over: Promise<void>; stay: () => void; timer?: ReturnType<typeof setTimeout> } | undefined

export const isLeaving = (): boolean => leaving !== undefined

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

/** A function of the open page, which a store cannot hold. */
let keeper: ((event: PopStateEvent) => void) | undefined

/** Lets a page see Back and Forward before the router, because browsers call the listeners of `window` by their age. */
export function seeHistoryFirst(see: typeof keeper): void {
  keeper = see
}

/** Watches for leaving the page, and for its return from the back-forward cache. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', stay)
  window.addEventListener('popstate', (event) => keeper?.(event))
}
