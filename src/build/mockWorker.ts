import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** msw's worker asks the page about each request, which made the portal's own files a twelfth of the time of all stories. */
const ownCodeFirst = `addEventListener('fetch', (event) => {
  const { destination, url } = event.request
  const isCode = destination === 'script' || destination === 'style'
  if (isCode && new URL(url).origin === location.origin) event.stopImmediatePropagation()
})
`

/**
 * Serves msw's service worker straight from its package, so that no copy has to be kept up to date. The portal's own
 * scripts and styles go past it; pictures and fonts may be files that an operator tries on its page. Mock mode only.
 */
export function mockWorker(): Plugin {
  const address = 'mockServiceWorker.js'
  const source = () => ownCodeFirst + readFileSync(createRequire(import.meta.url).resolve(`msw/${address}`), 'utf8')
  return {
    name: 'portal-mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address, source: source() })
    },
  }
}
