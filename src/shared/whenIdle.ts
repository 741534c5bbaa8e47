/** Runs a function once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  const stop = new AbortController()
  const later = () => {
    // Safari has no idle callbacks.
    const wait = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000))
    wait(
      () => {
        if (!stop.signal.aborted) run()
      },
      { timeout: 4_000 },
    )
  }
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true, signal: stop.signal })
  return () => stop.abort()
}
