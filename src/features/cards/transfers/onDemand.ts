export { transferAsked, transferOpened, transferring } from './sendTransfer'
export { TransferHold } from './TransferHold'
export { targetsOf } from './transferRules'
export type { Transfer } from './transferRules'
