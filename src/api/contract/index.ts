import * as addresses from './paying/addresses'
import * as attempts from './paying/attempts'
import * as autoload from './cards/autoload'
import * as cardHistory from './cards/cardHistory'
import * as cardLinking from './cards/cardLinking'
import * as cardManagement from './cards/cardManagement'
import * as cases from './paying/cases'
import * as devices from './account/devices'
import * as fareMedia from './cards/fareMedia'
import * as forms from './identity/forms'
import * as invitations from './identity/invitations'
import * as notifications from './account/notifications'
import * as orders from './buying/orders'
import * as orgConfig from './identity/orgConfig'
import * as passes from './cards/passes'
import * as passActs from './cards/passActs'
import * as passwordReset from './identity/passwordReset'
import * as paying from './paying/paying'
import * as paymentMethods from './paying/paymentMethods'
import * as products from './buying/products'
import * as quotes from './buying/quotes'
import * as receipts from './buying/receipts'
import * as registration from './identity/registration'
import * as renewals from './cards/renewals'
import * as secondFactor from './identity/secondFactor'
import * as security from './account/security'
import * as session from './identity/session'
import * as shipping from './buying/shipping'
import * as signIn from './identity/signIn'
import * as transfers from './cards/transfers'
import * as user from './identity/user'
import * as wallet from './account/wallet'
import type { AnyEndpoint } from './base/endpoint'

export const contract = {
  getForm: forms.getForm,
  login: signIn.login,
  logout: session.logout,
  updateUser: user.updateUser,
  keepEmail: user.keepEmail,
  enrollSecondFactor: secondFactor.enrollSecondFactor,
  resendSecondFactorCode: secondFactor.resendSecondFactorCode,
  verifySecondFactorCode: secondFactor.verifySecondFactorCode,
  declineSecondFactor: secondFactor.declineSecondFactor,
  challengeSecondFactor: secondFactor.challengeSecondFactor,
  disableSecondFactor: secondFactor.disableSecondFactor,
  makeBackupCodes: secondFactor.makeBackupCodes,
  changePassword: security.changePassword,
  listSecurityQuestions: security.listSecurityQuestions,
  listOwnQuestions: security.listOwnQuestions,
  chooseQuestions: security.chooseQuestions,
  payOutWallet: wallet.payOutWallet,
  findWalletPayout: wallet.findWalletPayout,
  deactivateAccount: security.deactivateAccount,
  deleteAccount: security.deleteAccount,
  listConnections: security.listConnections,
  addConnection: security.addConnection,
  removeConnection: security.removeConnection,
  signUp: registration.signUp,
  confirmEmail: registration.confirmEmail,
  resendConfirmation: registration.resendConfirmation,
  requestPasswordReset: passwordReset.requestPasswordReset,
  checkPasswordReset: passwordReset.checkPasswordReset,
  resetPassword: passwordReset.resetPassword,
  readInvite: invitations.readInvite,
  acceptInvite: invitations.acceptInvite,
  verifyCaptcha: forms.verifyCaptcha,
  getMe: user.getMe,
  searchProducts: products.searchProducts,
  searchProductsAsGuest: products.searchProductsAsGuest,
  searchProductsForCard: products.searchProductsForCard,
  getOrgConfig: orgConfig.getOrgConfig,
  startCardSession: fareMedia.startCardSession,
  listFareMedia: fareMedia.listFareMedia,
  renameFareMedium: fareMedia.renameFareMedium,
  listCardActivity: cardHistory.listCardActivity,
  listCardTaps: cardHistory.listCardTaps,
  createVirtualCard: cardLinking.createVirtualCard,
  linkFareMedium: cardLinking.linkFareMedium,
  linkBankCard: cardLinking.linkBankCard,
  blockFareMedium: cardManagement.blockFareMedium,
  unblockFareMedium: cardManagement.unblockFareMedium,
  removeFareMedium: cardManagement.removeFareMedium,
  movePass: passActs.movePass,
  listUnattachedPasses: passActs.listUnattachedPasses,
  attachPasses: passActs.attachPasses,
  listRenewals: renewals.listRenewals,
  createRenewal: renewals.createRenewal,
  updateRenewal: renewals.updateRenewal,
  removeRenewal: renewals.removeRenewal,
  pauseRenewal: renewals.pauseRenewal,
  resumeRenewal: renewals.resumeRenewal,
  transferFunds: transfers.transferFunds,
  findTransfer: transfers.findTransfer,
  listPasses: passes.listPasses,
  getPass: passes.getPass,
  getAutoload: autoload.getAutoload,
  saveAutoload: autoload.saveAutoload,
  pauseAutoload: autoload.pauseAutoload,
  resumeAutoload: autoload.resumeAutoload,
  removeAutoload: autoload.removeAutoload,
  getWallet: wallet.getWallet,
  loadWallet: wallet.loadWallet,
  findWalletLoad: wallet.findWalletLoad,
  saveWalletAutoload: wallet.saveWalletAutoload,
  pauseWalletAutoload: wallet.pauseWalletAutoload,
  resumeWalletAutoload: wallet.resumeWalletAutoload,
  removeWalletAutoload: wallet.removeWalletAutoload,
  listAddresses: addresses.listAddresses,
  createAddress: addresses.createAddress,
  updateAddress: addresses.updateAddress,
  removeAddress: addresses.removeAddress,
  getNotifications: notifications.getNotifications,
  updateNotifications: notifications.updateNotifications,
  listDevices: devices.listDevices,
  renameDevice: devices.renameDevice,
  removeDevice: devices.removeDevice,
  listPaymentMethods: paymentMethods.listPaymentMethods,
  addPaymentMethod: paymentMethods.addPaymentMethod,
  updatePaymentMethod: paymentMethods.updatePaymentMethod,
  removePaymentMethod: paymentMethods.removePaymentMethod,
  startPayPal: paymentMethods.startPayPal,
  listCases: cases.listCases,
  getCase: cases.getCase,
  openCase: cases.openCase,
  readCase: cases.readCase,
  searchShippingMethods: shipping.searchShippingMethods,
  validatePromo: quotes.validatePromo,
  quoteOrder: quotes.quoteOrder,
  quoteOrderAsGuest: quotes.quoteOrderAsGuest,
  quoteUnpaidOrder: quotes.quoteUnpaidOrder,
  placeOrder: paying.placeOrder,
  placeOrderAsGuest: paying.placeOrderAsGuest,
  findOrderAttempt: attempts.findOrderAttempt,
  findOrderAttemptAsGuest: attempts.findOrderAttemptAsGuest,
  listOrders: orders.listOrders,
  listTransactions: orders.listTransactions,
  getTransaction: orders.getTransaction,
  listPurchases: orders.listPurchases,
  getOrder: orders.getOrder,
  cancelOrder: orders.cancelOrder,
  findOrderAsGuest: orders.findOrderAsGuest,
  sendReceipt: receipts.sendReceipt,
  sendReceiptAsGuest: receipts.sendReceiptAsGuest,
  claimOrder: receipts.claimOrder,
} satisfies Record<string, AnyEndpoint>

export type CallName = keyof typeof contract
export type Contract = typeof contract
