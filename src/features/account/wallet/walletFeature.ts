import { every, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { autoloadChange, autoloadFeature, autoloadFound } from '../../cards/autoload'
import { agreeToLoad, loadAgreed, loadAsked, loadMoney, loadOpened, recallLoad } from './sendLoad'
import { showAutoload, walletStateFeature } from './walletState'

/** The rider's wallet: balance, load, autoload (ACC-11). */
export const walletFeature: Feature = {
  name: 'wallet',
  needs: [autoloadFeature, walletStateFeature],
  saga: watch(
    () => leading(loadAsked, loadMoney),
    () => leading(loadOpened, recallLoad),
    () => every(loadAgreed, agreeToLoad),
    () => every(autoloadChange.accepted, showAutoload),
    () => every(autoloadFound, showAutoload),
  ),
}
