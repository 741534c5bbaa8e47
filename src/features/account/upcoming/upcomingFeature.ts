import type { Feature } from '../../../shared/store'
import { fareMediaFeature } from '../../cards/fareMedia/onDemand'
import { walletStateFeature } from '../wallet/onDemand'
import { loadAllRenewals } from './allRenewals'

/** Charges to come, of all cards and of the wallet (FM-15). */
export const upcomingFeature: Feature = {
  name: 'upcoming',
  needs: [fareMediaFeature, walletStateFeature],
  saga: loadAllRenewals,
}
