/** The work of this document, which begins before there is a store and is no visitor's. */
let needed: { count: number; over: Promise<void>; end: () => void } | undefined

/** Marks work without which the page cannot be used: its code and calls. Returns the same promise. */
export function neededNow<T>(work: Promise<T>): Promise<T> {
  if (!needed) {
    let end = () => {}
    const over = new Promise<void>((resolve) => (end = resolve))
    needed = { count: 0, over, end }
  }
  const all = needed
  all.count += 1
  const done = () => {
    all.count -= 1
    if (all.count > 0) return
    needed = undefined
    all.end()
  }
  work.then(done, done)
  return work
}

/**
 * Runs a function when the browser is idle and the page is usable, with nothing under way that it needs. Returns a
 * function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  const stop = new AbortController()
  const whenUsable = () => void Promise.resolve(needed?.over).then(later)
  const later = () => {
    // Safari has no idle callbacks.
    const wait = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000))
    wait(
      () => {
        if (stop.signal.aborted) return
        // What has just arrived may need more.
        if (needed) whenUsable()
        else run()
      },
      { timeout: 4_000 },
    )
  }
  if (document.readyState === 'complete') whenUsable()
  else window.addEventListener('load', whenUsable, { once: true, signal: stop.signal })
  return () => stop.abort()
}
