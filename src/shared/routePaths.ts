/**
 * The paths of the pages as the specification spells them (NAV-01). Each has its file
 * `app/pages/<wing>/<name>.page.ts`.
 */
export const routePaths = {
  landing: '/',
  login: '/login',
  appleReturn: '/redirect/:state/:id_token/:email/:first_name/:last_name',
  /** The page without the token in its address. */
  appleReturned: '/redirect/apple',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',
  resetPassword: '/reset/:token?',
  confirmEmail: '/confirm/:token?',
  invite: '/invite/:token?',
  products: '/products/:serviceType?/:passType?',
  digital: '/digital',
  physical: '/physical',
  manageCard: '/manage-card',
  linkPhysical: '/faremedia/link/physical',
  linkBankCard: '/faremedia/link/bankcard',
  transfer: '/faremedia/:cardId/transfer',
  lostCard: '/faremedia/:cardId/lost',
  fareMedia: '/faremedia/:cardId?',
  cart: '/cart',
  checkout: '/checkout',
  guestCheckout: '/anonymous/checkout',
  orderSummary: '/ordersummary/:orderId',
  guestOrderSummary: '/anonymous/ordersummary/:orderId',
  /** Finds an order by number and email. */
  findOrder: '/anonymous/ordersummary',
  account: '/account',
  accountProfile: '/account/profile',
  accountUnattached: '/account/unattached',
  accountSecurity: '/account/security',
  /** `new` is the form of a new address, an id the form of a saved one. */
  accountAddresses: '/account/addresses/:addressId?',
  accountDevices: '/account/devices',
  accountNotifications: '/account/notifications',
  accountPrivacy: '/account/privacy',
  /** `add` and a kind (card, paypal, bank) are the form of a new one. */
  accountPaymentMethods: '/account/paymentmethods/:act?/:kind?',
  /** `load` loads money, `autoload` is the wallet's autoload. */
  accountWallet: '/account/wallet/:part?',
  accountOrders: '/account/orders/:page?/:id?',
  accountPassHistory: '/account/passhistory/:page?/:id?',
  accountPurchases: '/account/purchases/:page?',
  /** `new` is a report; the query names the ride or charge. */
  accountCases: '/account/cases/:number?',
  accountUpcoming: '/account/upcoming',
  accountDeactivate: '/account/deactivate',
  /** The public notice of a closed account. Its name keeps it out of the account's sections. */
  closedAccount: '/account-deactivated',
} as const

export type RouteName = keyof typeof routePaths
