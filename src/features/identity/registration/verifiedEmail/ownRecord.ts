import type { User } from '../../../../api/contract/identity/user'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { refreshRider } from './refreshRider'

/**
 * The rider's own record, read again for pages that show it beside other things. It may have changed on another device,
 * and a failure leaves what is known.
 */
export const ownRecord = remoteRead<User>('ownRecord', () => refreshRider({ inPassing: true }), {
  leavesWithPage: true,
})
