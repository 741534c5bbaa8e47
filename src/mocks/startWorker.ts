import { setupWorker } from 'msw/browser'
import type { RequestHandler } from 'msw'
import { allowPlainAddresses } from '../shared/trustedTypes'

const workerScript = '/mockServiceWorker.js'

/** Starts the worker that answers this page's requests by the handlers. All others go on to the host. */
export async function startWorker(...handlers: RequestHandler[]): Promise<void> {
  // Trusted Types would refuse the worker's address as plain text.
  allowPlainAddresses(({ origin, pathname }) => origin === window.location.origin && pathname === workerScript)
  await setupWorker(...handlers).start({
    serviceWorker: { url: workerScript },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
