import { leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { fareMediaFeature } from '../fareMedia/onDemand'
import { paymentMethodsFeature } from '../../paying/payment/onDemand'
import { loadBounds } from './plan/amountBounds'
import { loadCardAutoload } from './cardAutoload'
import { askToRemove, autoloadChange, changeAutoload, removalAsked } from './changeAutoload'

/** Autoload of cards and of the wallet (FM-06). */
export const autoloadFeature: Feature = {
  name: 'autoload',
  needs: [fareMediaFeature, paymentMethodsFeature],
  saga: watch(
    loadBounds,
    loadCardAutoload,
    () => leading(removalAsked, askToRemove),
    () => leading(autoloadChange.requested, changeAutoload),
  ),
}
