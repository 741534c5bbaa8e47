export { blockNowAsked, blocking } from './acts/blocking'
export { VirtualCard } from './more/MoreCards'
export { usePassNames } from './usePassNames'
export { newVirtualCard } from './acts/newVirtualCard'
