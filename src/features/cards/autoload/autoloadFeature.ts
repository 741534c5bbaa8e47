import { leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { askToRemove, autoloadChange, changeAutoload, removalAsked } from './changeAutoload'

/** Autoload of cards and of the wallet (FM-06). */
export const autoloadFeature: Feature = {
  name: 'autoload',
  saga: watch(
    () => leading(removalAsked, askToRemove),
    () => leading(autoloadChange.requested, changeAutoload),
  ),
}
