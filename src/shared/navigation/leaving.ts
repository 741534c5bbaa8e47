/*
 * A browser that leaves a page stops its requests. Such failures are no failed network or old build, so the portal
 * neither reloads (which would cancel the navigation), retries nor reports.
 */

/** Milliseconds after which the page was not left: a download, or a mail program. */
const longestLeaving = 30_000

/** About the document, not its visitor. */
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

/** Sees Back and Forward before the router: browsers call `window`'s listeners by age. */
export function seeHistoryFirst(see: typeof keeper): void {
  keeper = see
}

/** And for a return from the back-forward cache. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', stay)
  window.addEventListener('popstate', (event) => keeper?.(event))
}
