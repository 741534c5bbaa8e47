import type { CallName } from '../../api/contract/index'
import { addressesBehaviour } from './paying/addresses'
import { attemptsBehaviour } from './paying/attempts'
import { autoloadBehaviour } from './cards/autoload'
import type { BehaviourOf } from './base/behaviour'
import { cardHistoryBehaviour } from './cards/cardHistory'
import { cardLinkingBehaviour } from './cards/cardLinking'
import { cardManagementBehaviour } from './cards/cardManagement'
import { casesBehaviour } from './paying/cases'
import { devicesBehaviour } from './account/devices'
import { fareMediaBehaviour } from './cards/fareMedia'
import { formsBehaviour } from './identity/forms'
import { invitationsBehaviour } from './identity/invitations'
import { notificationsBehaviour } from './account/notifications'
import { ordersBehaviour } from './buying/orders'
import { orgConfigBehaviour } from './identity/orgConfig'
import { passesBehaviour } from './cards/passes'
import { passActsBehaviour } from './cards/passActs'
import { passwordResetBehaviour } from './identity/passwordReset'
import { payingBehaviour } from './paying/paying'
import { paymentMethodsBehaviour } from './paying/paymentMethods'
import { productsBehaviour } from './buying/products'
import { quotesBehaviour } from './buying/quotes'
import { receiptsBehaviour } from './buying/receipts'
import { registrationBehaviour } from './identity/registration'
import { renewalsBehaviour } from './cards/renewals'
import { secondFactorBehaviour } from './identity/secondFactor'
import { securityBehaviour } from './account/security'
import { sessionBehaviour } from './identity/session'
import { shippingBehaviour } from './buying/shipping'
import { signInBehaviour } from './identity/signIn'
import { transfersBehaviour } from './cards/transfers'
import { userBehaviour } from './identity/user'
import { walletBehaviour } from './account/wallet'

export const behaviours: BehaviourOf<CallName> = {
  ...addressesBehaviour,
  ...attemptsBehaviour,
  ...autoloadBehaviour,
  ...cardHistoryBehaviour,
  ...cardLinkingBehaviour,
  ...cardManagementBehaviour,
  ...casesBehaviour,
  ...devicesBehaviour,
  ...fareMediaBehaviour,
  ...formsBehaviour,
  ...invitationsBehaviour,
  ...notificationsBehaviour,
  ...ordersBehaviour,
  ...orgConfigBehaviour,
  ...passesBehaviour,
  ...passActsBehaviour,
  ...passwordResetBehaviour,
  ...payingBehaviour,
  ...paymentMethodsBehaviour,
  ...productsBehaviour,
  ...quotesBehaviour,
  ...receiptsBehaviour,
  ...registrationBehaviour,
  ...renewalsBehaviour,
  ...secondFactorBehaviour,
  ...securityBehaviour,
  ...sessionBehaviour,
  ...shippingBehaviour,
  ...signInBehaviour,
  ...transfersBehaviour,
  ...userBehaviour,
  ...walletBehaviour,
}
