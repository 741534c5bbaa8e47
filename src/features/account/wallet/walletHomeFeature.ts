import { every, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { autoloadChange, autoloadFeature, autoloadFound } from '../../cards/autoload'
import { showAutoload } from './walletState'

/** The wallet's own page: balance and autoload. It moves no money. */
export const walletHomeFeature: Feature = {
  name: 'walletHome',
  needs: [autoloadFeature],
  saga: watch(
    () => every(autoloadChange.accepted, showAutoload),
    () => every(autoloadFound, showAutoload),
  ),
}
