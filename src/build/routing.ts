import { cacheControl, referrerPolicy } from './policy.js'

/** The document for every path except the landing page: same scripts, empty page. */
export const fallbackDocument = '/app.html'

/**
 * Matches a path that ends in a file extension. A dot alone is not enough: tokens and email addresses in paths contain
 * dots.
 */
export const fileEnding = '\\.(?:js|mjs|css|map|json|html|svg|png|jpe?g|webp|avif|gif|ico|txt|xml|woff2?|webmanifest)$'
const file = new RegExp(fileEnding, 'i')

export interface Place {
  /** File to serve, as a path below the site's root; undefined when there is none. */
  file: string | undefined
  headers: Record<string, string>
}

/**
 * Returns a host's answer for a path: an existing file, else the fallback document, else "not found" for a path that
 * names a file.
 */
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
