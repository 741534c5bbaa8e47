import { matchPath } from 'react-router'
import * as limits from '../api/contract/base/limits.js'
import { routePaths } from './routePaths.js'
import type { RouteName } from './routePaths.js'

export { routePaths }
export type { RouteName }

/** Pages of signing in, to which no one returns after signing in. */
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

const withOrigin = (path: string, from: string | undefined) =>
  from && from !== '/' ? `${path}?from=${encodeURIComponent(from)}` : path

/** The addresses that links and flows use. */
export const paths = {
  landing: '/',
  login: (from?: string) => withOrigin('/login', from),
  signUp: (from?: string) => withOrigin('/signup', from),
  forgotPassword: '/forgotpassword',
  resetPassword: '/reset',
  confirmEmail: '/confirm',
  invite: '/invite',
  products: '/products',
  /** The specification writes "no service type" as the word null. */
  productsInTransitMode: (passType: 'digital' | 'physical') => `/products/null/${passType}`,
  digital: '/digital',
  physical: '/physical',
  manageCard: '/manage-card',
  linkPhysical: '/faremedia/link/physical',
  linkBankCard: '/faremedia/link/bankcard',
  fareMedia: '/faremedia',
  /** The list, also for a rider with one card. */
  allFareCards: '/faremedia?show=all',
  fareCard: (cardId: string) => `/faremedia/${encodeURIComponent(cardId)}`,
  lostCard: (cardId: string) => `/faremedia/${encodeURIComponent(cardId)}/lost`,
  /** A tab of a card's page. */
  cardTab: (cardId: string, tab: string) => `/faremedia/${encodeURIComponent(cardId)}?tab=${tab}`,
  /** The form of a pass's renewal. */
  renewal: (cardId: string, passId: string) =>
    `/faremedia/${encodeURIComponent(cardId)}?tab=autorenew&renew=${encodeURIComponent(passId)}`,
  fareCardTab: (cardId: string, tab: string) => `/faremedia/${encodeURIComponent(cardId)}?tab=${tab}`,
  transfer: (cardId: string) => `/faremedia/${encodeURIComponent(cardId)}/transfer`,
  cart: '/cart',
  checkout: '/checkout',
  guestCheckout: '/anonymous/checkout',
  orderSummary: (orderId: string) => `/ordersummary/${encodeURIComponent(orderId)}`,
  findOrder: '/anonymous/ordersummary',
  guestOrderSummary: (orderId: string) => `/anonymous/ordersummary/${encodeURIComponent(orderId)}`,
  account: '/account',
  accountProfile: '/account/profile',
  accountUnattached: '/account/unattached',
  accountSecurity: '/account/security',
  accountAddresses: '/account/addresses',
  accountNewAddress: '/account/addresses/new',
  accountDevices: '/account/devices',
  accountNotifications: '/account/notifications',
  accountPrivacy: '/account/privacy',
  accountPaymentMethods: '/account/paymentmethods',
  accountNewPaymentMethod: (kind: 'card' | 'paypal' | 'bank') => `/account/paymentmethods/add/${kind}`,
  accountWallet: '/account/wallet',
  accountWalletLoad: '/account/wallet/load',
  accountWalletAutoload: '/account/wallet/autoload',
  accountOrders: '/account/orders',
  accountOrder: (id: string) => `/account/orders/1/${encodeURIComponent(id)}`,
  accountPassHistory: '/account/passhistory',
  accountPass: (id: string) => `/account/passhistory/1/${encodeURIComponent(id)}`,
  accountPurchases: '/account/purchases',
  accountCases: '/account/cases',
  accountCase: (number: string) => `/account/cases/${encodeURIComponent(number)}`,
  accountUpcoming: '/account/upcoming',
  accountDeactivate: '/account/deactivate',
  closedAccount: '/account-deactivated',
  accountAddress: (id: string) => `/account/addresses/${encodeURIComponent(id)}`,
} as const

/** The start page of riders (NAV-10). */
export const riderHome = paths.products

/** Checks whether a path is one of these pages, in any spelling that the router accepts. */
export function isAt(pathname: string, ...names: RouteName[]): boolean {
  const decoded = asRouterReads(pathname)
  return names.some((name) => matchPath(routePaths[name], decoded) !== null)
}

function asRouterReads(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    // A path with a broken percent sign stays unchanged.
    return pathname
  }
}

export const isPathOfThePortal = (pathname: string) => isAt(pathname, ...(Object.keys(routePaths) as RouteName[]))

/**
 * Returns the path, query and hash to return to after signing in. Returns undefined for anything that is not a page of
 * this site (NAV-04): other origins, schemes, `//`, backslashes, control characters, unknown paths.
 */
export function safeReturnPath(raw: string | null | undefined): string | undefined {
  if (!raw || raw.length > limits.address || !raw.startsWith('/')) return undefined
  // eslint-disable-next-line no-control-regex -- browsers drop control characters before they read an address
  if (/^\/[/\\]|\\|[\u0000-\u0020\u007f]/.test(raw)) return undefined
  const base = 'https://portal.invalid'
  const url = URL.canParse(raw, base) ? new URL(raw, base) : undefined
  if (!url || url.origin !== base || url.username || url.password) return undefined
  // Resolving dots can leave two slashes at the start, which would name another site.
  if (url.pathname.startsWith('//') || !isPathOfThePortal(url.pathname)) return undefined
  if (isAt(url.pathname, ...signInRoutes)) return undefined
  return url.pathname + url.search + url.hash
}
