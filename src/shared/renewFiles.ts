/** Milliseconds until the page reloads with the files that it has. */
const longestWait = 10_000

/**
 * Fetches the page's scripts and settings past the browser's cache. The network may have cut one short, and the cache
 * would keep it for a year.
 */
export async function renewFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = loaded.filter(
    (file) => file.startsWith(window.location.origin) && /\/assets\/|\/settings\.json$/.test(file),
  )
  const signal = AbortSignal.timeout(longestWait)
  await Promise.allSettled([...new Set(own)].map((file) => fetch(file, { cache: 'reload', signal })))
}
