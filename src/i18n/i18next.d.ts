import 'i18next'
import type profile from '../../locales/en/profile.json'
import type registration from '../../locales/en/registration.json'
import type account from '../../locales/en/account.json'
import type addresses from '../../locales/en/addresses.json'
import type autoload from '../../locales/en/autoload.json'
import type app from '../../locales/en/app.json'
import type cardHistory from '../../locales/en/cardHistory.json'
import type cardLinking from '../../locales/en/cardLinking.json'
import type cardManagement from '../../locales/en/cardManagement.json'
import type cases from '../../locales/en/cases.json'
import type closing from '../../locales/en/closing.json'
import type cart from '../../locales/en/cart.json'
import type checkout from '../../locales/en/checkout.json'
import type added from '../../locales/en/added.json'
import type lists from '../../locales/en/lists.json'
import type devices from '../../locales/en/devices.json'
import type documents from '../../locales/en/documents.json'
import type fareMedia from '../../locales/en/fareMedia.json'
import type histories from '../../locales/en/histories.json'
import type notifications from '../../locales/en/notifications.json'
import type offer from '../../locales/en/offer.json'
import type orders from '../../locales/en/orders.json'
import type lostCard from '../../locales/en/lostCard.json'
import type ownPasses from '../../locales/en/ownPasses.json'
import type party from '../../locales/en/party.json'
import type passes from '../../locales/en/passes.json'
import type payment from '../../locales/en/payment.json'
import type paymentMethods from '../../locales/en/paymentMethods.json'
import type privacy from '../../locales/en/privacy.json'
import type products from '../../locales/en/products.json'
import type renewals from '../../locales/en/renewals.json'
import type secondFactor from '../../locales/en/secondFactor.json'
import type security from '../../locales/en/security.json'
import type session from '../../locales/en/session.json'
import type shared from '../../locales/en/shared.json'
import type tour from '../../locales/en/tour.json'
import type transfers from '../../locales/en/transfers.json'
import type upcoming from '../../locales/en/upcoming.json'
import type wallet from '../../locales/en/wallet.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: {
      account: typeof account
      added: typeof added
      addresses: typeof addresses
      app: typeof app
      cardHistory: typeof cardHistory
      autoload: typeof autoload
      cardLinking: typeof cardLinking
      cardManagement: typeof cardManagement
      cases: typeof cases
      closing: typeof closing
      cart: typeof cart
      checkout: typeof checkout
      lists: typeof lists
      devices: typeof devices
      documents: typeof documents
      fareMedia: typeof fareMedia
      histories: typeof histories
      notifications: typeof notifications
      offer: typeof offer
      orders: typeof orders
      lostCard: typeof lostCard
      ownPasses: typeof ownPasses
      party: typeof party
      passes: typeof passes
      payment: typeof payment
      paymentMethods: typeof paymentMethods
      privacy: typeof privacy
      products: typeof products
      profile: typeof profile
      registration: typeof registration
      renewals: typeof renewals
      secondFactor: typeof secondFactor
      security: typeof security
      session: typeof session
      shared: typeof shared
      tour: typeof tour
      transfers: typeof transfers
      upcoming: typeof upcoming
      wallet: typeof wallet
    }
  }
}
