import * as access from './access'
import * as addresses from './addresses'
import * as fareMedia from './fareMedia'
import * as orders from './orders'
import * as paying from './paying'
import * as paymentMethods from './paymentMethods'
import * as products from './products'
import * as receipts from './receipts'
import * as secondFactor from './secondFactor'
import * as session from './session'
import * as signIn from './signIn'
import type { AnyEndpoint } from './endpoint'

/** Every call of the portal by name. */
export const contract = {
  getForm: signIn.getForm,
  login: signIn.login,
  logout: session.logout,
  updateUser: session.updateUser,
  enrollSecondFactor: secondFactor.enrollSecondFactor,
  resendSecondFactorCode: secondFactor.resendSecondFactorCode,
  verifySecondFactorCode: secondFactor.verifySecondFactorCode,
  declineSecondFactor: secondFactor.declineSecondFactor,
  signUp: access.signUp,
  confirmEmail: access.confirmEmail,
  resendConfirmation: access.resendConfirmation,
  requestPasswordReset: access.requestPasswordReset,
  checkPasswordReset: access.checkPasswordReset,
  resetPassword: access.resetPassword,
  readInvite: access.readInvite,
  acceptInvite: access.acceptInvite,
  verifyCaptcha: access.verifyCaptcha,
  getMe: access.getMe,
  searchProducts: products.searchProducts,
  searchProductsAsGuest: products.searchProductsAsGuest,
  searchProductsForCard: products.searchProductsForCard,
  getOrgConfig: products.getOrgConfig,
  startCardSession: fareMedia.startCardSession,
  listFareMedia: fareMedia.listFareMedia,
  renameFareMedium: fareMedia.renameFareMedium,
  listAddresses: addresses.listAddresses,
  listPaymentMethods: paymentMethods.listPaymentMethods,
  startPayPal: paymentMethods.startPayPal,
  searchShippingMethods: orders.searchShippingMethods,
  validatePromo: orders.validatePromo,
  quoteOrder: orders.quoteOrder,
  quoteOrderAsGuest: orders.quoteOrderAsGuest,
  placeOrder: paying.placeOrder,
  placeOrderAsGuest: paying.placeOrderAsGuest,
  findOrderAttempt: paying.findOrderAttempt,
  findOrderAttemptAsGuest: paying.findOrderAttemptAsGuest,
  getOrder: orders.getOrder,
  findOrderAsGuest: orders.findOrderAsGuest,
  sendReceipt: receipts.sendReceipt,
  sendReceiptAsGuest: receipts.sendReceiptAsGuest,
  claimOrder: receipts.claimOrder,
} satisfies Record<string, AnyEndpoint>

export type CallName = keyof typeof contract
export type Contract = typeof contract
