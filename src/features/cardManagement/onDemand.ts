export { blockNowAsked, blocking } from './blocking'
export { cardManagementFeature } from './cardManagementFeature'
