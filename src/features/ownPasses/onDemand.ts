export { AttachOutcome } from './AttachOutcome'
export { ownPassesFeature, passAttachment } from './passActs'
export { PassTicks } from './PassTicks'
