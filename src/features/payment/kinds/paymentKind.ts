import type { PaymentMethod } from '../../../api/contract/paymentMethods'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../settings'
import type { EntryPort } from '../entryPort'

/** What is to be paid, as far as it matters to the way of paying. */
export interface Purchase {
  isGuest: boolean
  /** By the portal's clock. */
  now: number
  language: string
  /** The name of a line that renews by itself, where there is one. */
  renewing: string | undefined
  /** Cents that this method would have to pay; nothing while a split is not settled. */
  amount: number | undefined
}

/** Gives the reason why a method cannot pay; nothing where it can. `method` is a saved one, absent for a new entry. */
export type Obstacle = (purchase: Purchase, method: PaymentMethod | undefined) => TextRef | undefined

/** One way of paying: all that the portal knows of it stands in its one entry of `paymentKinds`. */
export interface PaymentKind {
  /** As the backend names it. Its name for riders is `payment:kind.<type>`. */
  type: string
  /** Tried in order: the first reason is told. */
  obstacles: Obstacle[]
  /** How one is entered that is not saved yet. Without it only saved ones can be chosen. */
  entry?: EntryPort
  /** Whether this operator takes new ones; by default, yes. */
  isOffered?: (settings: OperatorSettings) => boolean
  /** It works in the mobile app and nowhere else. */
  isInApp?: boolean
}
