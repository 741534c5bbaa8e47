import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../../identity/settings'
import type { EntryPort } from '../entry/entryPort'

/** Decide which methods can pay. */
export interface Purchase {
  isGuest: boolean
  /** Milliseconds of the portal's clock. */
  now: number
  language: string
  /** Renews; undefined for none. */
  renewing: string | undefined
  /** Cents to pay; undefined until a split is complete. */
  amount: number | undefined
}

/** Undefined if it can pay. `method`: saved, or undefined for a new one. */
export type Obstacle = (purchase: Purchase, method: PaymentMethod | undefined) => TextRef | undefined

/** All that the portal knows of a kind. */
export interface PaymentKind {
  /** Displayed as `payment:kind.<type>`. */
  type: string
  /** The first one shows. */
  obstacles: Obstacle[]
  /** Without one, only saved methods. */
  entry?: EntryPort
  /** By this operator; true by default. */
  isOffered?: (settings: OperatorSettings) => boolean
  isInApp?: boolean
}
