export { AttachOutcome } from './AttachOutcome'
export { ownPassesFeature, passAttachment, unattached } from './passActs'
export { PassesTab } from './PassesTab'
export { PassTicks } from './PassTicks'
