export { inviteNeedsLogout } from './invitation/inviteNeedsLogout'
export { ensureEmailMayBuy } from './verifiedEmail/ensureVerifiedEmail'
