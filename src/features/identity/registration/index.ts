export { inviteNeedsLogout } from './invitation/inviteNeedsLogout'
export { ensureEmailMayBuy, ensureVerifiedEmail, ensureVerifiedFor } from './verifiedEmail/ensureVerifiedEmail'
