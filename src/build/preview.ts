import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parseOperatorSettings } from '../features/identity/settings/operatorSettings.js'
import { loadModule } from './documentHtml.js'
import { inlineHashes, securityHeaders } from './policy.js'
import { fallbackDocument, place, rulesOf, styledDocuments } from './routing.js'

interface Table {
  documents: Record<string, { path: string }>
}

function isFile(path: string): boolean {
  try {
    return statSync(decodeURI(path)).isFile()
  } catch {
    // A missing file and a path that cannot be decoded are both "no file".
    return false
  }
}

/** Returns what `read` makes of files, and makes it again only when one of them has changed: a build may run beside the preview. */
function keptWhile<T>(files: string[], read: () => T): () => T {
  let kept: { state: string; value: T } | undefined
  return () => {
    const state = files.map((file) => statSync(file).mtimeMs).join(' ')
    if (kept?.state !== state) kept = { state, value: read() }
    return kept.value
  }
}

/** Makes `vite preview` answer like a real host: same headers, same document for each path. */
export function previewLikeHost(isMock: boolean): Plugin {
  return {
    name: 'portal-preview',
    async configurePreviewServer(server) {
      const { documents } = await loadModule<Table>(server.config.root, 'src/app/documents/table.ts')
      const rules = rulesOf(documents)
      const folder = resolve(server.config.root, server.config.build.outDir)
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      const headersOf = keptWhile(
        ['settings.json', ...styledDocuments].map((file) => join(folder, file)),
        () => {
          const settings = parseOperatorSettings(JSON.parse(read('settings.json')))
          return securityHeaders(settings, { isMock, ...inlineHashes(...styledDocuments.map(read)) })
        },
      )
      server.middlewares.use((request, response, next) => {
        const headers = headersOf()
        const url = new URL(request.url ?? '/', 'http://localhost')
        const answer = place(rules, url.pathname, (file) => isFile(join(folder, file)))
        for (const [name, value] of Object.entries({ ...headers, ...answer.headers })) response.setHeader(name, value)
        if (answer.file) {
          request.url = answer.file + url.search
          return next()
        }
        response.statusCode = 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(read(fallbackDocument))
      })
    },
  }
}
