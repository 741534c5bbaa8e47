import { routePaths } from './routePaths.js'
import type { RouteName } from './routePaths.js'

export interface FoundRoute {
  name: RouteName
  /** The path's parameters, as the router gives them to the screen. */
  params: Record<string, string | undefined>
}

/** Decodes a path as the router does: a slash inside a segment stays encoded, a broken percent sign leaves all as it is. */
function asRouterReads(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/**
 * Returns the pattern of a path's addresses, for the browser and for hosts. As in the router, neither capitals (the flag
 * `i`) nor slashes at the end matter.
 */
export function patternOf(path: string): string {
  const optional = path.replace(/\/:\w+\?/g, '(?:/([^/]*))?')
  return `^${optional.replace(/\/:\w+/g, '/([^/]+)').replace(/\/$/, '')}/*$`
}

/** Compiled once, of what never changes: each navigation needs them. */
let patterns: (readonly [RouteName, string, RegExp])[] | undefined

/**
 * Returns the page of a path, for the start, the router, flows and links. It has neither the router's code nor its
 * ranking: none of our paths matches two routes.
 */
export function routeOf(pathname: string): FoundRoute | undefined {
  patterns ??= (Object.entries(routePaths) as [RouteName, string][]).map(([name, path]) => [
    name,
    path,
    new RegExp(patternOf(path), 'i'),
  ])
  const read = asRouterReads(pathname)
  for (const [name, path, pattern] of patterns) {
    const found = pattern.exec(read)
    if (!found) continue
    const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
    return {
      name,
      params: Object.fromEntries(names.map((param, at) => [param, found[at + 1]?.replaceAll('%2F', '/') || undefined])),
    }
  }
  return undefined
}
