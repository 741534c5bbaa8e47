export { blockNowAsked, blocking } from './blocking'
export { cardManagementFeature } from './cardManagementFeature'
export { VirtualCard } from './MoreCards'
export { newVirtualCard } from './newVirtualCard'
