import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Returns the landing as a plain page: the best time that any portal can reach. */
export function withoutScripts(html) {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
}

/**
 * Serves a built folder as a good host does: with brotli, caching, and the document for each path. `/static` is the
 * landing without scripts. Calls go to `backend`, an HTTP server that does not listen itself.
 */
export async function serve(folder, { place, securityHeaders, backend }) {
  const cache = new Map()
  const fileAt = (file) => {
    if (!cache.has(file)) {
      const content = readFileSync(join(folder, file))
      const isText = extname(file) in types
      cache.set(file, { content: isText ? brotliCompressSync(content) : content, isText })
    }
    return cache.get(file)
  }
  const exists = (file) => {
    try {
      return statSync(join(folder, decodeURI(file))).isFile()
    } catch {
      return false
    }
  }
  const page = brotliCompressSync(withoutScripts(readFileSync(join(folder, 'index.html'), 'utf8')))

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (pathname.startsWith('/backend/')) return backend.emit('request', request, response)
    if (pathname === '/static') {
      response.setHeader('Content-Type', types['.html'])
      response.setHeader('Content-Encoding', 'br')
      return response.end(page)
    }
    const { file, headers } = place(pathname, exists)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!file) {
      response.statusCode = 404
      return response.end()
    }
    const { content, isText } = fileAt(file)
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    if (isText) response.setHeader('Content-Encoding', 'br')
    return response.end(content)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
