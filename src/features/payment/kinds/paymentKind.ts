import type { PaymentMethod } from '../../../api/contract/paymentMethods'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../settings'
import type { EntryPort } from '../entry/entryPort'

/** The facts of a purchase that decide which methods can pay for it. */
export interface Purchase {
  isGuest: boolean
  /** By the portal's clock. */
  now: number
  language: string
  /** Name of a line that renews automatically; absent where none does. */
  renewing: string | undefined
  /** Cents that this method would have to pay; absent until a split is complete. */
  amount: number | undefined
}

/**
 * Gives the reason why a method cannot pay; undefined where it can. `method` is a saved one, absent for a new entry.
 */
export type Obstacle = (purchase: Purchase, method: PaymentMethod | undefined) => TextRef | undefined

/** One kind of payment. Everything that the portal knows about it is in its entry of `paymentKinds`. */
export interface PaymentKind {
  /** The backend's name. The display name is `payment:kind.<type>`. */
  type: string
  /** Checked in order; the first reason is shown. */
  obstacles: Obstacle[]
  /** Entry port for new methods. Without it only saved ones can be chosen. */
  entry?: EntryPort
  /** Whether this operator accepts new ones; true by default. */
  isOffered?: (settings: OperatorSettings) => boolean
  /** Available in the mobile app only. */
  isInApp?: boolean
}
