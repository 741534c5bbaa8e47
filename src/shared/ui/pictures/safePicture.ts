import * as limits from '../../../api/contract/base/limits'

/**
 * Returns a picture's address if it may load: a path of this site, or https on a given origin. Else it returns
 * undefined, and the placeholder shows.
 */
export function safePicture(path: string | null | undefined, hosts: readonly string[] = []): string | undefined {
  if (!path || path.length > limits.address) return undefined

  // oxlint-disable-next-line no-control-regex -- browsers drop control characters before they read an address
  if (/[\u0000-\u0020\u007f\\]/.test(path)) return undefined
  if (path.startsWith('/')) return path.startsWith('//') ? undefined : path
  const url = URL.canParse(path) ? new URL(path) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined
  return hosts.some((host) => URL.canParse(host) && new URL(host).origin === url.origin) ? url.href : undefined
}
