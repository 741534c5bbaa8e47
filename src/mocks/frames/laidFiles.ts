import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Creates the handler of the files that an operator has laid beside the settings, before any folder holds them. */
export function createFilesHandler(files: () => Record<string, Uint8Array>): HttpHandler {
  const pathOf = ({ url }: Request) => new URL(url).pathname
  return http.get(
    ({ request }) => new URL(request.url).origin === window.location.origin && Object.hasOwn(files(), pathOf(request)),
    ({ request }) => {
      const path = pathOf(request)
      const content = files()[path]
      if (!content) return undefined
      const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
      return new HttpResponse(new Uint8Array(content), {
        headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
      })
    },
  )
}
