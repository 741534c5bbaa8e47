import type { RootState } from '../../../shared/store'
import { selectPurchaseType } from '../../fareMedia'
import { selectIsRider } from '../../session'
import { selectSettings } from '../../settings'
import type { CartRules } from './draft'

/** Returns the current rules for the checks. */
export function selectCartRules(state: RootState): CartRules {
  const { limits, features } = selectSettings(state)
  return {
    maxCartQuantity: limits.maxCartQuantity,
    maxQuantityPerAdd: limits.maxQuantityPerAdd,
    isTransitMode: features.fareMedia && selectPurchaseType(state) !== null,
    canSubscribe: selectIsRider(state),
  }
}
