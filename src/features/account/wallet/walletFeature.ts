import { every, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { agreeToLoad, loadAgreed, loadAsked, loadMoney, loadOpened, recallLoad } from './sendLoad'
import { walletHomeFeature } from './walletHomeFeature'

/** The rider's wallet with its load (ACC-11), which comes with the page of the load. */
export const walletFeature: Feature = {
  name: 'wallet',
  needs: [walletHomeFeature],
  saga: watch(
    () => leading(loadAsked, loadMoney),
    () => leading(loadOpened, recallLoad),
    () => every(loadAgreed, agreeToLoad),
  ),
}
