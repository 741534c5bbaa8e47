import type { AnyEndpoint } from './contract/base/endpoint'

/**
 * Returns a call's path with its parameters filled in. Empty parts of the query are left out. `more` are further parts.
 */
export function filledAddress(
  { path: address }: Pick<AnyEndpoint, 'path'>,
  params: Record<string, string>,
  more: Record<string, string> = {},
): string {
  const [path = '', query = ''] = address.split('?')
  const filled = path.replace(/:(\w+)/g, (_, name: string) => segment(params[name] ?? ''))
  const own = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [
    name,
    value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
  ])
  const given = [...own, ...Object.entries(more)].filter(([, value]) => value !== '')
  return given.length > 0 ? `${filled}?${String(new URLSearchParams(given))}` : filled
}

/**
 * Encodes a segment of a path. Browsers read dots as folders, even as `%2E`. Escaped twice, they stay and name nothing.
 */
const segment = (value: string) => encodeURIComponent(/^\.{1,2}$/.test(value) ? value.replaceAll('.', '%2E') : value)
