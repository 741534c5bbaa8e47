import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parseOperatorSettings } from '../features/settings/operatorSettings.js'
import { inlineStyleHashes, securityHeaders } from './policy.js'
import { place } from './routing.js'

function isFile(path: string): boolean {
  try {
    return statSync(decodeURI(path)).isFile()
  } catch {
    // Neither what is missing nor what cannot be decoded is a file.
    return false
  }
}

/** `vite preview` as a real host answers: same headers, same document for each path. */
export function previewLikeHost(isMock: boolean): Plugin {
  return {
    name: 'portal-preview',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      server.middlewares.use((request, response, next) => {
        // Read anew for each answer: a build may be made while the preview runs.
        const settings = parseOperatorSettings(JSON.parse(read('settings.json')))
        const headers = securityHeaders(settings, { isMock, styleHashes: inlineStyleHashes(read('index.html')) })
        const url = new URL(request.url ?? '/', 'http://localhost')
        const answer = place(url.pathname, (file) => isFile(join(folder, file)))
        for (const [name, value] of Object.entries({ ...headers, ...answer.headers })) response.setHeader(name, value)
        if (answer.file) {
          request.url = answer.file + url.search
          return next()
        }
        response.statusCode = 404
        response.end()
      })
    },
  }
}
