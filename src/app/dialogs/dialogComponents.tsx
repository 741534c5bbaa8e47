import { lazyPart } from '../../i18n/lazyPart'
import { AutoRenewDialog } from './AutoRenewDialog'
import type { DialogComponents } from './askedDialog'
import { AnotherCardDialog, LeaveCardWithCartDialog, NotYourCardDialog } from './cardDialogs'
import {
  ClearCartDialog,
  LineLimitDialog,
  LogOutWithCartDialog,
  MixedKindsDialog,
  OrderLimitDialog,
  SavedCartsFullDialog,
  ProductAlertDialog,
  RemoveSavedCartDialog,
  StartOverDialog,
} from './cartDialogs'
import { MixedOrderDialog } from './MixedOrderDialog'
import { PopUpDialog } from './PopUpDialog'
import { RenewalOfGuestDialog } from './RenewalOfGuestDialog'

const cardDialogs = () => import('../../features/cards/management/CardDialogs')
const cardTexts = ['cardManagement', 'fareMedia']
const BlockCardDialog = lazyPart(async () => ({ default: (await cardDialogs()).BlockCardDialog }), cardTexts)
const UnblockCardDialog = lazyPart(async () => ({ default: (await cardDialogs()).UnblockCardDialog }), cardTexts)
const RemoveCardDialog = lazyPart(async () => ({ default: (await cardDialogs()).RemoveCardDialog }), cardTexts)

const PassRenewalDialog = lazyPart(
  async () => ({ default: (await import('../../features/cards/renewals/PassRenewalDialog')).PassRenewalDialog }),
  ['renewals'],
)

/** The component of each dialog. If one is missing for a dialog that a feature declares, the types do not compile. */
export const dialogComponents: DialogComponents = {
  startOver: StartOverDialog,
  anotherCard: AnotherCardDialog,
  notYourCard: NotYourCardDialog,
  leaveCardWithCart: LeaveCardWithCartDialog,
  blockCard: BlockCardDialog,
  unblockCard: UnblockCardDialog,
  removeCard: RemoveCardDialog,
  removeMethod: lazyPart(
    () => import('../../features/account/paymentMethods/RemoveMethodDialog'),
    ['paymentMethods', 'payment'],
  ),
  passRenewal: PassRenewalDialog,
  removeAutoload: lazyPart(() => import('../../features/cards/autoload/RemoveAutoloadDialog'), ['autoload']),
  backupCodes: lazyPart(() => import('../../features/identity/secondFactor/BackupCodesDialog'), ['secondFactor']),
  accountClosed: lazyPart(() => import('../../features/account/closing/AccountClosedDialog'), ['closing']),
  replaceMethod: lazyPart(
    () => import('../../features/account/paymentMethods/ReplaceMethodDialog'),
    ['paymentMethods', 'payment'],
  ),
  removeDevice: lazyPart(() => import('../../features/account/devices/RemoveDeviceDialog'), ['devices']),
  privacyChoices: lazyPart(() => import('../../features/account/privacy/PrivacyDialog'), ['privacy']),
  cancelOrder: lazyPart(() => import('../../features/buying/orders/unpaid/CancelOrderDialog'), ['orders']),
  cardToBuyFor: lazyPart(
    () => import('../../features/buying/orders/buyAgain/CardToBuyForDialog'),
    ['histories', 'fareMedia'],
  ),
  mixedKinds: MixedKindsDialog,
  mixedOrder: MixedOrderDialog,
  renewalOfGuest: RenewalOfGuestDialog,
  productAlert: ProductAlertDialog,
  autoRenew: AutoRenewDialog,
  orderLimit: OrderLimitDialog,
  lineLimit: LineLimitDialog,
  clearCart: ClearCartDialog,
  savedCartsFull: SavedCartsFullDialog,
  removeSavedCart: RemoveSavedCartDialog,
  logOutWithCart: LogOutWithCartDialog,
  popUp: PopUpDialog,
  // Loaded on demand, because only this dialog needs the sign-in form and its library.
  signInToCheckout: lazyPart(() => import('../../features/identity/session/SignInDialog')),
  verifyEmail: lazyPart(() => import('../../features/identity/registration/VerifyEmailDialog'), ['registration']),
}
