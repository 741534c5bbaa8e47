import * as limits from '../api/contract/base/limits.js'
import { routeOf } from './routeOf.js'
import { routePaths } from './routePaths.js'
import type { RouteName } from './routePaths.js'

export { routePaths }
export type { RouteName }

const signInRoutes: RouteName[] = [
  'login',
  'appleReturn',
  'appleReturned',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'invite',
]

type Needed<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? [...Needed<`/:${Name}`>, ...Needed<`/${Rest}`>]
  : Path extends `${string}/:${infer Name}`
    ? Name extends `${string}?`
      ? []
      : [value: string]
    : []

type AddressOf<Path> = Needed<Path> extends [] ? string : (...values: Needed<Path>) => string

/**
 * Returns a page's address from its path and the values of its parameters, in order. The address ends before the first
 * missing value.
 */
function to(name: RouteName, values: string[] = [], query: Record<string, string> = {}): string {
  const left = [...values]
  const path = routePaths[name].replace(/\/:\w+\??/g, () => {
    const value = left.shift()
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const asked = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return path + (asked.length > 0 ? `?${asked.join('&')}` : '')
}

/** One address of each page, without optional parameters. */
const starts = Object.fromEntries(
  (Object.keys(routePaths) as RouteName[]).map((name) => [
    name,
    /:\w+(?:\/|$)/.test(routePaths[name]) ? (...values: string[]) => to(name, values) : to(name),
  ]),
) as { [Name in RouteName]: AddressOf<(typeof routePaths)[Name]> }

/** Returns an address without its query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')

/** Signing in leads back to the visitor's page, but not to the landing page. */
const withOrigin = (name: RouteName, from: string | undefined) => to(name, [], from && from !== '/' ? { from } : {})

export const paths = {
  ...starts,
  login: (from?: string) => withOrigin('login', from),
  signUp: (from?: string) => withOrigin('signUp', from),
  /** A guest enters the card's number and code again, and goes on where the session ended. */
  cardAgain: (from: string) => withOrigin('manageCard', isAt(pathOf(from), 'manageCard') ? undefined : from),
  /** The specification writes "no service type" as the word null. */
  productsInTransitMode: (passType: 'digital' | 'physical') => to('products', ['null', passType]),
  /** The list shows also for a rider with one card. */
  allFareCards: to('fareMedia', [], { show: 'all' }),
  fareCard: (cardId: string) => to('fareMedia', [cardId]),
  cardTab: (cardId: string, tab: string) => to('fareMedia', [cardId], { tab }),
  renewal: (cardId: string, passId: string) => to('fareMedia', [cardId], { tab: 'autorenew', renew: passId }),
  accountAddress: (id: string) => to('accountAddresses', [id]),
  accountNewAddress: to('accountAddresses', ['new']),
  accountNewPaymentMethod: (kind: 'card' | 'paypal' | 'bank') => to('accountPaymentMethods', ['add', kind]),
  accountWalletLoad: to('accountWallet', ['load']),
  accountWalletAutoload: to('accountWallet', ['autoload']),
  accountOrder: (id: string) => to('accountOrders', ['1', id]),
  accountCase: (number: string) => to('accountCases', [number]),
  accountPass: (id: string) => to('accountPassHistory', ['1', id]),
}

/** The start page of riders (NAV-10). */
export const riderHome = paths.products

/** Tells whether a path is one of these pages, in any spelling that the router accepts. */
export function isAt(pathname: string, ...names: RouteName[]): boolean {
  const route = routeOf(pathname)
  return route !== undefined && names.includes(route.name)
}

export const isPathOfThePortal = (pathname: string) => routeOf(pathname) !== undefined

/**
 * Returns the path, query and hash to return to after signing in. Returns undefined unless they name a page of this
 * site (NAV-04).
 */
export function safeReturnPath(raw: string | null | undefined): string | undefined {
  if (!raw || raw.length > limits.address || !raw.startsWith('/')) return undefined
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters before they read an address
  if (/^\/\/|\\|[\u0000-\u0020\u007f]/.test(raw)) return undefined
  const url = new URL(raw, 'https://portal.invalid')
  // Resolved dots can leave two slashes at the start, which would name another site.
  if (url.pathname.startsWith('//') || !isPathOfThePortal(url.pathname)) return undefined
  if (isAt(url.pathname, ...signInRoutes)) return undefined
  return url.pathname + url.search + url.hash
}
