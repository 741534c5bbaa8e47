export { inviteNeedsLogout } from './invitation/inviteNeedsLogout'
