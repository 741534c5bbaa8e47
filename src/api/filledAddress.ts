import type { AnyEndpoint } from './contract/base/endpoint'

/**
 * Returns the path of a call with its parameters filled in. A part of the query whose value is empty is left out: the
 * contract has a format for what is there. `more` are further parts of the query.
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
 * Encodes a value as one segment of a path. Every browser reads dots alone as "this folder" and "one folder up", even
 * as `%2E`. Escaped twice they are a name that does not exist, and stay in their place.
 */
const segment = (value: string) => encodeURIComponent(/^\.{1,2}$/.test(value) ? value.replaceAll('.', '%2E') : value)
