import { patternOf } from '../shared/routeOf.js'
import { cacheControl, isSecret, referrerPolicy } from './policy.js'

/** The document of every address that has none of its own: same scripts, no page. */
export const fallbackDocument = '/app.html'

/** A document of each style sheet: of the landing, of riders' pages, of all others. */
export const styledDocuments = ['/index.html', '/documents/account.html', fallbackDocument]

/** The page without content, and what is written into it besides: from them and the settings the documents are made. */
export const emptyPage = '/documents/empty.html'
export const documentParts = '/documents/parts.json'

/**
 * Matches a path that ends in a file extension. A dot alone is not enough: tokens and email addresses in paths contain
 * dots.
 */
export const fileEnding = '\\.(?:js|mjs|css|map|json|html|svg|png|jpe?g|webp|avif|gif|ico|txt|xml|woff2?|webmanifest)$'
const file = new RegExp(fileEnding, 'i')

export interface DocumentRule {
  /** A route's path: `/products/:serviceType?`. */
  path: string
  /** A pattern of the addresses, in any spelling that the router accepts. */
  pattern: string
  file: string
}

/** A document's file, as a path below the site's root. */
export const fileOf = (name: string): string => (name === 'landing' ? '/index.html' : `/documents/${name}.html`)

/** Returns which addresses begin with which document. The first rule that matches counts. */
export const rulesOf = (documents: Record<string, { path: string }>): DocumentRule[] =>
  Object.entries(documents).map(([name, { path }]) => ({ path, pattern: patternOf(path), file: fileOf(name) }))

export interface Place {
  /** File to serve, as a path below the site's root; undefined when there is none. */
  file: string | undefined
  headers: Record<string, string>
}

/**
 * Returns a host's answer for a path: an existing file, "not found" for a path that names a file, a page's document, or
 * the fallback document. The documents' own folder is not public.
 */
export function place(rules: DocumentRule[], pathname: string, exists: (file: string) => boolean): Place {
  const documentOf = () => rules.find(({ pattern }) => new RegExp(pattern, 'i').test(pathname))?.file
  // A token may end like a file.
  const isFile = pathname.startsWith('/assets/') || (file.test(pathname) && !isSecret(pathname))
  const isPublic = pathname !== '/' && !pathname.startsWith('/documents/') && exists(pathname)
  const found = isPublic ? pathname : isFile ? undefined : (documentOf() ?? fallbackDocument)
  const referrer = referrerPolicy(pathname)
  return {
    file: found,
    headers: {
      'Cache-Control': found ? cacheControl(found) : 'no-store',
      ...(referrer && { 'Referrer-Policy': referrer }),
    },
  }
}
