import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
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
const callsInOrder = (Object.keys(contract) as CallName[]).sort((one, other) => parameters(one) - parameters(other))

/** Returns the routes of the hosts. A host without an origin is on every one. */
const routesOf = (hosts: Hosts) =>
  callsInOrder.map((name) => {
    const { host, method, path } = contract[name]
    const [withoutQuery = path] = path.split('?')
    const base = hosts[host].replace(/[^\w/-]/g, '\\$&')
    const pattern = withoutQuery.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')
    return { name, method, hasOrigin: !hosts[host].startsWith('/'), pattern: new RegExp(`^${base}${pattern}$`) }
  })

const served = routesOf(servedHosts)

/** Returns the methods that the contract has for a path; none if it does not know the path. */
export const methodsOf = (pathname: string): Method[] => [
  ...new Set(served.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)),
]

/**
 * Returns a function that takes the method and the address of a request, and returns its call with the decoded parameters of
 * the path. It throws a URIError if a parameter is not encoded correctly.
 */
export function callFinder(hosts: Hosts) {
  const routes = routesOf(hosts)
  return (method: string, { origin, pathname }: URL) => {
    const placeOf = (route: (typeof routes)[number]) => (route.hasOrigin ? origin + pathname : pathname)
    const route = routes.find((entry) => entry.method === method && entry.pattern.test(placeOf(entry)))
    if (!route) return undefined
    const groups = route.pattern.exec(placeOf(route))?.groups ?? {}
    const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
    return { name: route.name, params }
  }
}

/** Finds the call of a request to the hosts that the mock backend serves. */
export const findCall = callFinder(servedHosts)
