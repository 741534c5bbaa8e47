import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { OperatorSettings } from '../../../identity/settings'
import type { EntryPort } from '../entry/entryPort'

/** What decides which methods can pay. */
export interface Purchase {
  isGuest: boolean
  /** Milliseconds of the portal's clock. */
  now: number
  language: string
  /** Name of a line that renews; undefined for none. */
  renewing: string | undefined
  /** Cents to pay; undefined until a split is complete. */
  amount: number | undefined
}

/** Returns undefined if the method can pay. `method` is undefined for a new one. */
export type Obstacle = (purchase: Purchase, method: PaymentMethod | undefined) => TextRef | undefined

/** All that the portal knows of a kind of payment. */
export interface PaymentKind {
  /** The display name is `payment:kind.<type>`. */
  type: string
  /** The first one that applies is shown. */
  obstacles: Obstacle[]
  /** Without a port, only saved methods can be chosen. */
  entry?: EntryPort
  /** Whether this operator accepts it; true by default. */
  isOffered?: (settings: OperatorSettings) => boolean
  isInApp?: boolean
}
