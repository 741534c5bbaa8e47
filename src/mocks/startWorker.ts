import { setupWorker } from 'msw/browser'
import type { RequestHandler } from 'msw'
import { allowPlainAddresses } from '../shared/trustedTypes'

const workerScript = '/mockServiceWorker.js'

/** Firefox sends what outlives its page past the worker, to a host that knows nothing of it: here such a request is a usual one. */
function sendAllThroughWorker(): void {
  const send = window.fetch
  window.fetch = (asked, options) => send(asked, { ...options, keepalive: false })
}

/** Starts the worker that answers this page's requests by the handlers. All others go on to the host. */
export async function startWorker(...handlers: RequestHandler[]): Promise<void> {
  // Trusted Types would refuse the worker's address as plain text.
  allowPlainAddresses(({ origin, pathname }) => origin === window.location.origin && pathname === workerScript)
  if (navigator.userAgent.includes('Firefox/')) sendAllThroughWorker()
  await setupWorker(...handlers).start({
    serviceWorker: { url: workerScript },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
