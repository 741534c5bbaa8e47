import { routePaths } from '../../shared/paths.js'
import type { RouteName } from '../../shared/paths.js'
import type { StoredVisitor } from '../../features/identity/session/visitor/visitorOfVisit.js'

export interface DocumentEntry {
  route: RouteName
  /** The addresses that begin with this document, as a route's path. */
  path: string
  /** The address that it is rendered for. Without it the document has only the frame: the content depends on a token. */
  at?: string
  /** Visitors who see something else at this address, so that the document's content stays hidden from them. */
  hiddenFor: StoredVisitor[]
  /** Search engines may list it. */
  isIndexed: boolean
  /** Modules below src whose code the page needs before it can be used. It loads with the document. */
  modules: string[]
}

/** The code that sends requests, for pages that begin with one. */
const requests = 'api/exchange.ts'
const page = (route: RouteName, more: Partial<DocumentEntry>): DocumentEntry => ({
  route,
  path: routePaths[route],
  at: routePaths[route],
  hiddenFor: [],
  isIndexed: false,
  modules: [],
  ...more,
})

const signIn: Partial<DocumentEntry> = { hiddenFor: ['rider'], isIndexed: true }
const products: Partial<DocumentEntry> = {
  isIndexed: true,
  modules: ['features/buying/products/ProductsScreen.tsx', requests],
}
const transit = (passType: string): Partial<DocumentEntry> => ({
  ...products,
  path: `/products/:serviceType/${passType}`,
  at: `/products/null/${passType}`,
})
const checkout: Partial<DocumentEntry> = { modules: ['app/pages/CheckoutPage.tsx', requests] }
const order: Partial<DocumentEntry> = { modules: ['features/buying/orders/OrderSummaryScreen.tsx', requests] }
const withToken: Partial<DocumentEntry> = { at: undefined }

/** The documents that show more than the frame. Of several that match an address, the first one counts. */
const own = {
  landing: page('landing', { isIndexed: true, modules: ['app/pages/LandingPage.tsx'] }),
  login: page('login', {
    ...signIn,
    hiddenFor: ['rider', 'temporary'],
    modules: ['features/identity/session/LoginScreen.tsx', requests],
  }),
  signUp: page('signUp', { ...signIn, modules: ['features/identity/registration/SignUpScreen.tsx', requests] }),
  forgotPassword: page('forgotPassword', {
    isIndexed: true,
    modules: ['features/identity/registration/ForgotPasswordScreen.tsx', requests],
  }),
  resetPassword: page('resetPassword', {
    ...withToken,
    modules: ['features/identity/registration/ResetPasswordScreen.tsx'],
  }),
  confirmEmail: page('confirmEmail', { ...withToken, modules: ['features/identity/registration/ConfirmScreen.tsx'] }),
  invite: page('invite', { ...withToken, modules: ['features/identity/registration/InviteScreen.tsx'] }),
  appleReturn: page('appleReturn', { ...withToken, modules: ['features/identity/session/AppleReturnScreen.tsx'] }),
  appleReturned: page('appleReturned', { ...withToken, modules: ['features/identity/session/AppleReturnScreen.tsx'] }),
  productsDigital: page('products', transit('digital')),
  productsPhysical: page('products', transit('physical')),
  products: page('products', { ...products, at: '/products' }),
  digital: page('digital', {
    isIndexed: true,
    hiddenFor: ['rider', 'card', 'temporary'],
    modules: ['app/pages/DigitalPage.tsx', 'features/identity/session/SignInForm.tsx', requests],
  }),
  physical: page('physical', { isIndexed: true, modules: ['app/pages/PhysicalPage.tsx'] }),
  manageCard: page('manageCard', {
    isIndexed: true,
    hiddenFor: ['rider', 'card'],
    modules: ['app/pages/ManageCardPage.tsx', 'features/cards/fareMedia/guestCard/CardEntry.tsx'],
  }),
  cart: page('cart', { modules: ['features/buying/cart/CartScreen.tsx'] }),
  checkout: page('checkout', { ...checkout, hiddenFor: ['visitor', 'guest', 'card', 'temporary'] }),
  guestCheckout: page('guestCheckout', { ...checkout, hiddenFor: ['visitor', 'rider', 'temporary'] }),
  findOrder: page('findOrder', {
    isIndexed: true,
    modules: ['features/buying/orders/OrderSummaryScreen.tsx', 'features/buying/orders/finding/GuestOrderSearch.tsx'],
  }),
  orderSummary: page('orderSummary', {
    ...order,
    at: '/ordersummary/order',
    hiddenFor: ['visitor', 'guest', 'card', 'temporary'],
  }),
  guestOrderSummary: page('guestOrderSummary', {
    ...order,
    at: '/anonymous/ordersummary/order',
    hiddenFor: ['visitor', 'rider', 'temporary'],
  }),
} satisfies Record<string, DocumentEntry>

const named = new Set<RouteName>(Object.values(own).map(({ route }) => route))
const others = (Object.keys(routePaths) as RouteName[]).filter((route) => !named.has(route))

/** The documents that the build renders, by name: at least one for each page. Where there is no own entry, it is the frame. */
export const documents: Record<string, DocumentEntry> = {
  ...own,
  ...Object.fromEntries(others.map((route) => [route, page(route, { at: undefined })])),
}

/** A document's file, as a path below the site's root. */
export const fileOf = (name: string): string => (name === 'landing' ? '/index.html' : `/documents/${name}.html`)
