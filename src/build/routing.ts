import { cacheControl, referrerPolicy } from './policy.js'

/** The document for every path but the landing: same scripts, empty page. */
export const fallbackDocument = '/app.html'

/** A path that names a file by its extension; tokens and email addresses in paths may hold dots, too. */
const file = /\.(?:js|mjs|css|map|json|html|svg|png|jpe?g|webp|avif|gif|ico|txt|xml|woff2?|webmanifest)$/i

export interface Place {
  /** File to serve, as a path below the site's root; undefined when there is none. */
  file: string | undefined
  headers: Record<string, string>
}

/** What a host answers for a path: a file that exists, else the fallback document, else "not found" for files. */
export function place(pathname: string, exists: (file: string) => boolean): Place {
  const wanted = pathname === '/' ? '/index.html' : pathname
  const isFile = wanted.startsWith('/assets/') || file.test(wanted)
  const found = exists(wanted) ? wanted : isFile ? undefined : fallbackDocument
  const referrer = referrerPolicy(pathname)
  return {
    file: found,
    headers: {
      'Cache-Control': found ? cacheControl(found) : 'no-store',
      ...(referrer && { 'Referrer-Policy': referrer }),
    },
  }
}
