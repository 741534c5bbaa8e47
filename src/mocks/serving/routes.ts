import { contract } from '../../api/contract'
import type { CallName } from '../../api/contract'
import type { Host, Method } from '../../api/contract/base/endpoint'

export type Hosts = Record<Host, string>

/** The addresses at which the mock backend serves its three hosts. */
export const servedHosts: Hosts = {
  accounts: '/backend/accounts',
  transit: '/backend/transit',
  web: '/backend/web',
}

/** The parameters of the path alone: those of the query say nothing about which call it is. */
const parameters = (name: CallName) => (contract[name].path.split('?')[0] ?? '').split(':').length

/** Every call, fixed paths before paths with a parameter, so that `/users/confirm/resend` is not read as a token. */
export const callsInOrder = (Object.keys(contract) as CallName[]).sort(
  (one, other) => parameters(one) - parameters(other),
)

const routes = callsInOrder.map((name) => {
  const { host, method, path } = contract[name]
  const [withoutQuery = path] = path.split('?')
  const pattern = withoutQuery.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { name, method, pattern: new RegExp(`^${servedHosts[host]}${pattern}$`) }
})

/** Returns the methods that the contract has for a path; none if it does not know the path. */
export const methodsOf = (pathname: string): Method[] => [
  ...new Set(routes.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)),
]

/**
 * Takes the method and the path of a request, and returns its call with the decoded parameters of the path. Throws a
 * URIError if a parameter is not encoded correctly.
 */
export function findCall(method: string, pathname: string) {
  const route = routes.find((entry) => entry.method === method && entry.pattern.test(pathname))
  if (!route) return undefined
  const groups = route.pattern.exec(pathname)?.groups ?? {}
  const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  return { name: route.name, params }
}
