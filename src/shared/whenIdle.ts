let pending = 0
let settle = () => {}
let settled = Promise.resolve()

/** Marks work without which the page cannot be used: code of its parts, and its calls. Returns the same promise. */
export function neededNow<T>(work: Promise<T>): Promise<T> {
  if (pending === 0) settled = new Promise((resolve) => (settle = resolve))
  pending += 1
  const done = () => {
    pending -= 1
    if (pending === 0) settle()
  }
  work.then(done, done)
  return work
}

/**
 * Runs a function once the page can be used (it has loaded, and nothing that it needs is under way) and the browser is
 * idle. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  const stop = new AbortController()
  const whenUsable = () => void settled.then(later)
  const later = () => {
    // Safari has no idle callbacks.
    const wait = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000))
    wait(
      () => {
        if (stop.signal.aborted) return
        // What has just arrived may need more.
        if (pending > 0) whenUsable()
        else run()
      },
      { timeout: 4_000 },
    )
  }
  if (document.readyState === 'complete') whenUsable()
  else window.addEventListener('load', whenUsable, { once: true, signal: stop.signal })
  return () => stop.abort()
}
