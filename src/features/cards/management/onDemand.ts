export { blockNowAsked, blocking } from './acts/blocking'
export { cardManagementFeature } from './cardManagementFeature'
export { VirtualCard } from './MoreCards'
export { newVirtualCard } from './acts/newVirtualCard'
