import { onceFor } from './onceFor.js'
import { routePaths } from './routePaths.js'
import type { RouteName } from './routePaths.js'

export interface FoundRoute {
  name: RouteName
  params: Record<string, string | undefined>
}

/** Decodes a path as the router does: an encoded slash stays, and so does a path with a broken percent sign. */
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
 * Returns the pattern of a path for browsers and hosts. As in the router, capitals (flag `i`) and slashes at the end do
 * not matter.
 */
export function patternOf(path: string): string {
  const optional = path.replace(/\/:\w+\?/g, '(?:/([^/]+))?')
  return `^${optional.replace(/\/:\w+/g, '/([^/]+)').replace(/\/$/, '')}/*$`
}

/** Patterns are compiled once, because each navigation needs all of them. */
const compiled = onceFor((path: string) => new RegExp(patternOf(path), 'i'))

/** Returns the page of a path, without the router's code or ranking: no address matches two of our paths. */
export function routeOf(pathname: string): FoundRoute | undefined {
  const read = asRouterReads(pathname)
  for (const [name, path] of Object.entries(routePaths) as [RouteName, string][]) {
    const found = compiled(path).exec(read)
    if (!found) continue
    const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
    return {
      name,
      params: Object.fromEntries(names.map((param, at) => [param, found[at + 1]?.replaceAll('%2F', '/') || undefined])),
    }
  }
  return undefined
}
