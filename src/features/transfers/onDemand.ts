export { transferAsked, transferOpened, transferring } from './sendTransfer'
export { movableFunds, targetsOf } from './transferRules'
export { transfersFeature } from './transfersFeature'
