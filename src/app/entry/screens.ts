import type { RouteName } from '../../shared/routePaths'
import type { SectionRoute } from '../account/sections'
import type { FirstCalls } from './firstCalls'
import type { Access } from '../routing/admits'
import type { ScreenModule } from '../routing/portalRoute'

/**
 * The screens by route, without React, so that the entry can start the code, the texts and the first calls of a page
 * beside the portal's own code. The route table adds paths, layouts and props.
 */
export interface Screen {
  access: Access
  /** `never`, because the route table gives some screens their props. */
  load: () => Promise<ScreenModule<never>>
  /** The screen's texts, besides those of the first load. */
  texts: string[]
  /** Parts that the screen shows first and that have their own files. Takes the address's query. */
  parts?: (query: string) => Promise<unknown> | undefined
  /** The reads that the screen begins with (`firstCalls`). */
  calls?: () => Promise<FirstCalls>
}

const calls = () => import('./firstCalls')

const registration = ['registration']
const fareMedia = ['fareMedia']
const checkout = ['checkout', 'payment', 'addresses']
const orders = ['orders', 'payment']

/** The steps are one file. */
const checkoutSteps = () => import('../../features/buying/checkout/steps/ContactStep')

export const screens = {
  landing: { access: 'everyone', load: () => import('../pages/LandingPage'), texts: [] },
  login: {
    access: 'signedOut',
    load: () => import('../../features/identity/session/LoginScreen'),
    texts: [],
    calls: async () => (await calls()).signIn,
  },
  appleReturn: {
    access: 'everyone',
    load: () => import('../../features/identity/session/AppleReturnScreen'),
    texts: [],
  },
  appleReturned: {
    access: 'everyone',
    load: () => import('../../features/identity/session/AppleReturnScreen'),
    texts: [],
  },
  signUp: {
    access: 'signedOut',
    load: () => import('../../features/identity/registration/SignUpScreen'),
    texts: registration,
    calls: async () => (await calls()).signUp,
  },
  forgotPassword: {
    access: 'everyone',
    load: () => import('../../features/identity/registration/ForgotPasswordScreen'),
    texts: registration,
    calls: async () => (await calls()).forgotPassword,
  },
  resetPassword: {
    access: 'everyone',
    load: () => import('../../features/identity/registration/ResetPasswordScreen'),
    texts: registration,
  },
  confirmEmail: {
    access: 'everyone',
    load: () => import('../../features/identity/registration/ConfirmScreen'),
    texts: registration,
  },
  invite: {
    access: 'everyone',
    load: () => import('../../features/identity/registration/InviteScreen'),
    texts: registration,
  },
  products: {
    access: 'everyone',
    load: () => import('../../features/buying/products/ProductsScreen'),
    parts: (query: string) =>
      query.includes('filter=') ? import('../../features/buying/products/results/ProductList') : undefined,
    texts: ['products'],
    calls: async () => (await calls()).products,
  },
  digital: {
    access: 'everyone',
    load: () => import('../pages/DigitalPage'),
    parts: () => import('../../features/identity/session/SignInForm'),
    texts: fareMedia,
    calls: async () => (await calls()).digital,
  },
  physical: { access: 'everyone', load: () => import('../pages/PhysicalPage'), texts: fareMedia },
  manageCard: {
    access: 'everyone',
    load: () => import('../pages/ManageCardPage'),
    parts: () => import('../../features/cards/fareMedia/guestCard/CardEntry'),
    texts: fareMedia,
    calls: async () => (await calls()).manageCard,
  },
  linkPhysical: {
    access: 'rider',
    load: () => import('../../features/cards/linking/LinkPhysicalScreen'),
    texts: ['cardLinking', 'fareMedia'],
  },
  linkBankCard: {
    access: 'rider',
    load: () => import('../../features/cards/linking/LinkBankCardScreen'),
    texts: ['cardLinking'],
  },
  transfer: {
    access: 'rider',
    load: () => import('../../features/cards/transfers/TransferScreen'),
    texts: ['transfers', 'fareMedia', 'payment'],
  },
  lostCard: {
    access: 'rider',
    load: () => import('../../features/cards/lost/LostCardScreen'),
    parts: () => import('../../features/cards/lost/LaterSteps'),
    texts: ['lostCard', 'cardManagement', 'ownPasses', 'renewals', 'transfers', 'fareMedia', 'payment'],
  },
  fareMedia: {
    access: 'rider',
    load: () => import('../pages/MyCardsPage'),
    texts: ['cardManagement', 'fareMedia', 'passes'],
  },
  cart: { access: 'everyone', load: () => import('../../features/buying/cart/CartScreen'), texts: [] },
  checkout: {
    access: 'rider',
    load: () => import('../pages/CheckoutPage'),
    parts: checkoutSteps,
    texts: checkout,
    calls: async () => (await calls()).checkout,
  },
  guestCheckout: {
    access: 'guest',
    load: () => import('../pages/CheckoutPage'),
    parts: checkoutSteps,
    texts: checkout,
  },
  orderSummary: {
    access: 'rider',
    load: () => import('../pages/OrderSummaryPage'),
    texts: orders,
  },
  findOrder: {
    access: 'everyone',
    load: () => import('../pages/OrderSummaryPage'),
    parts: () => import('../../features/buying/orders/finding/GuestOrderSearch'),
    texts: orders,
  },
  guestOrderSummary: {
    access: 'guest',
    load: () => import('../pages/OrderSummaryPage'),
    texts: orders,
  },
  closedAccount: {
    access: 'everyone',
    load: () => import('../../features/account/closing/ClosedAccountScreen'),
    texts: ['closing'],
  },
} satisfies Record<Exclude<RouteName, SectionRoute>, Screen>
