import { routePaths } from '../shared/paths'
import type { RouteName } from '../shared/paths'
import { lazyPart } from '../shared/ui/lazyScreen'
import type { SectionRoute } from './account/sections'
import { LandingPage } from './pages/LandingPage'
import type { PortalRoute, ScreenModule } from './routing/portalRoute'

const withProps =
  <Props extends object>(load: () => Promise<ScreenModule<Props>>, props: Props) =>
  async (): Promise<ScreenModule> => {
    const { default: Screen, feature } = await load()
    return { default: () => <Screen {...props} />, feature }
  }

/** Only transit mode shows the banner. It loads beside the products, with its texts. */
const CardBanner = lazyPart(() => import('./pages/CardBanner'), ['fareMedia'])

const checkoutTexts = ['checkout', 'payment', 'addresses']
const checkout = () => import('./pages/CheckoutPage')
const orderSummary = () => import('../features/orders/OrderSummaryScreen')
const appleReturn = () => import('../features/session/AppleReturnScreen')

/** The route table: path, access, layout and screen. The account's sections bring their own routes. */
export const routes: Record<Exclude<RouteName, SectionRoute>, PortalRoute> = {
  landing: { path: routePaths.landing, access: 'everyone', screen: <LandingPage /> },
  login: { path: routePaths.login, access: 'signedOut', load: () => import('../features/session/LoginScreen') },
  appleReturn: { path: routePaths.appleReturn, access: 'everyone', load: appleReturn },
  appleReturned: { path: routePaths.appleReturned, access: 'everyone', load: appleReturn },
  signUp: {
    path: routePaths.signUp,
    access: 'signedOut',
    load: () => import('../features/registration/SignUpScreen'),
    texts: ['registration'],
  },
  forgotPassword: {
    path: routePaths.forgotPassword,
    access: 'everyone',
    load: () => import('../features/registration/ForgotPasswordScreen'),
    texts: ['registration'],
  },
  resetPassword: {
    path: routePaths.resetPassword,
    access: 'everyone',
    load: () => import('../features/registration/ResetPasswordScreen'),
    texts: ['registration'],
  },
  confirmEmail: {
    path: routePaths.confirmEmail,
    access: 'everyone',
    load: () => import('../features/registration/ConfirmScreen'),
    texts: ['registration'],
  },
  invite: {
    path: routePaths.invite,
    access: 'everyone',
    load: () => import('../features/registration/InviteScreen'),
    texts: ['registration'],
  },
  products: {
    path: routePaths.products,
    access: 'everyone',
    load: withProps(() => import('../features/products/ProductsScreen'), { CardBanner }),
    texts: ['products'],
  },
  digital: {
    path: routePaths.digital,
    access: 'everyone',
    load: () => import('./pages/DigitalPage'),
    texts: ['fareMedia'],
  },
  physical: {
    path: routePaths.physical,
    access: 'everyone',
    load: () => import('./pages/PhysicalPage'),
    texts: ['fareMedia'],
  },
  manageCard: {
    path: routePaths.manageCard,
    access: 'signedOut',
    load: () => import('./pages/ManageCardPage'),
    texts: ['fareMedia'],
  },
  cart: { path: routePaths.cart, access: 'everyone', load: () => import('../features/cart/CartScreen') },
  checkout: {
    path: routePaths.checkout,
    access: 'rider',
    load: withProps(checkout, { guest: false }),
    texts: checkoutTexts,
  },
  guestCheckout: {
    path: routePaths.guestCheckout,
    access: 'guest',
    load: withProps(checkout, { guest: true }),
    texts: checkoutTexts,
  },
  orderSummary: {
    path: routePaths.orderSummary,
    access: 'rider',
    load: withProps(orderSummary, { guest: false }),
    texts: ['orders'],
  },
  findOrder: {
    path: routePaths.findOrder,
    access: 'everyone',
    load: withProps(orderSummary, { guest: true }),
    texts: ['orders'],
  },
  guestOrderSummary: {
    path: routePaths.guestOrderSummary,
    access: 'guest',
    load: withProps(orderSummary, { guest: true }),
    texts: ['orders'],
  },
}

export const notFound = () => import('./pages/NotFoundPage')
