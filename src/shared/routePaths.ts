/** The addresses of the pages, as the specification spells them (NAV-01). Each has its page in `app/pages/<wing>/<name>.page.ts`. */
export const routePaths = {
  landing: '/',
  login: '/login',
  appleReturn: '/redirect/:state/:id_token/:email/:first_name/:last_name',
  /** The same page after the token was removed from the address. */
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
  /** Without an order: finds one by number and email. */
  findOrder: '/anonymous/ordersummary',
  account: '/account',
  accountProfile: '/account/profile',
  accountUnattached: '/account/unattached',
  accountSecurity: '/account/security',
  /** The list; `new` is the form for another address, an id the form of a saved one. */
  accountAddresses: '/account/addresses/:addressId?',
  accountDevices: '/account/devices',
  accountNotifications: '/account/notifications',
  accountPrivacy: '/account/privacy',
  /** The list; `add` and a kind (card, paypal, bank) is the form of a new one. */
  accountPaymentMethods: '/account/paymentmethods/:act?/:kind?',
  /** The balance; `load` loads money, `autoload` is its autoload. */
  accountWallet: '/account/wallet/:part?',
  accountOrders: '/account/orders/:page?/:id?',
  accountPassHistory: '/account/passhistory/:page?/:id?',
  accountPurchases: '/account/purchases/:page?',
  /** `new` is a report; its query names the ride or charge. */
  accountCases: '/account/cases/:number?',
  accountUpcoming: '/account/upcoming',
  accountDeactivate: '/account/deactivate',
  /** The public notice of an account that was closed. Its name keeps it out of the account's sections. */
  closedAccount: '/account-deactivated',
} as const

export type RouteName = keyof typeof routePaths
