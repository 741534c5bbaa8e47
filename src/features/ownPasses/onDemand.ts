export { AttachOutcome } from './AttachOutcome'
export { ownPassesFeature, passAttachment } from './passActs'
export { PassesTab } from './PassesTab'
export { PassTicks } from './PassTicks'
