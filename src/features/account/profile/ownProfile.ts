import type { User } from '../../../api/contract/identity/user'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { refreshRider } from '../../identity/registration/onDemand'

/** The profile is read again with its page, because it may have changed elsewhere. */
export const ownProfile = remoteRead<User>('profile', () => refreshRider({ inPassing: false }))
