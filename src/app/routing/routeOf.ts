import { routePaths } from '../../shared/routePaths'
import type { RouteName } from '../../shared/routePaths'

export interface FoundRoute {
  name: RouteName
  /** The path's parameters, as the router gives them to the screen. */
  params: Record<string, string | undefined>
}

/** Returns the segment as text; unchanged if a percent sign in it is broken. */
function decoded(segment: string | undefined): string | undefined {
  try {
    return segment && decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** As in the router, neither capitals nor slashes at the end matter. */
function patternOf(path: string): RegExp {
  const optional = path.replace(/\/:\w+\?/g, '(?:/([^/]*))?')
  return new RegExp(`^${optional.replace(/\/:\w+/g, '/([^/]+)').replace(/\/$/, '')}/*$`, 'i')
}

let patterns: (readonly [RouteName, string, RegExp])[] | undefined

/**
 * Returns the route that the router will show for a path. It has neither the router's code nor its ranking: none of our
 * paths matches two routes.
 */
export function routeOf(pathname: string): FoundRoute | undefined {
  // Compiled once: each navigation needs them.
  patterns ??= (Object.entries(routePaths) as [RouteName, string][]).map(([name, path]) => [
    name,
    path,
    patternOf(path),
  ])
  for (const [name, path, pattern] of patterns) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
    return {
      name,
      params: Object.fromEntries(names.map((param, at) => [param, decoded(found[at + 1]) || undefined])),
    }
  }
  return undefined
}
