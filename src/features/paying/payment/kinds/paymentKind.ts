import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../../identity/settings'
import type { EntryPort } from '../entry/entryPort'

/** The facts of a purchase that decide which methods can pay for it. */
export interface Purchase {
  isGuest: boolean
  /** Milliseconds of the portal's clock. */
  now: number
  language: string
  /** Name of a line that renews automatically. Undefined if none does. */
  renewing: string | undefined
  /** Cents that this method would have to pay. Undefined until a split is complete. */
  amount: number | undefined
}

/**
 * Returns the reason why a method cannot pay, or undefined if it can. `method` is a saved one; it is undefined for a
 * new entry.
 */
export type Obstacle = (purchase: Purchase, method: PaymentMethod | undefined) => TextRef | undefined

/** One kind of payment. Everything that the portal knows about it is in its entry of `paymentKinds`. */
export interface PaymentKind {
  /** The backend's name. The display name is `payment:kind.<type>`. */
  type: string
  /** Checked in order; the first reason is shown. */
  obstacles: Obstacle[]
  /** Entry port for new methods. Without one, only saved methods can be chosen. */
  entry?: EntryPort
  /** Whether this operator accepts new methods. True by default. */
  isOffered?: (settings: OperatorSettings) => boolean
  /** Available in the mobile app only. */
  isInApp?: boolean
}
