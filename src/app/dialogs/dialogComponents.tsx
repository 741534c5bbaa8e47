import { lazyPart } from '../../shared/ui/lazyScreen'
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

/** Which component shows which dialog. A dialog that a feature declares and that is missing here is a type error. */
export const dialogComponents: DialogComponents = {
  startOver: StartOverDialog,
  anotherCard: AnotherCardDialog,
  notYourCard: NotYourCardDialog,
  leaveCardWithCart: LeaveCardWithCartDialog,
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
  // Brings the sign-in form and its library along, which no other dialog needs.
  signInToCheckout: lazyPart(() => import('../../features/session/SignInDialog')),
  verifyEmail: lazyPart(() => import('../../features/registration/VerifyEmailDialog'), ['registration']),
}
