import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Serves msw's service worker straight from its package, so that no copy has to be kept up to date. Mock mode only. */
export function mockWorker(): Plugin {
  const address = 'mockServiceWorker.js'
  const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${address}`), 'utf8')
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
