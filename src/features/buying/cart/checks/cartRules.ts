import type { RootState } from '../../../../shared/store'
import { selectPurchaseType } from '../../../cards/fareMedia'
import { selectIsRider } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import type { CartRules } from './draft'

export function selectCartRules(state: RootState): CartRules {
  const { limits, features } = selectSettings(state)
  return {
    maxCartQuantity: limits.maxCartQuantity,
    maxQuantityPerAdd: limits.maxQuantityPerAdd,
    isTransitMode: features.fareMedia && selectPurchaseType(state) !== null,
    canSubscribe: selectIsRider(state),
  }
}
