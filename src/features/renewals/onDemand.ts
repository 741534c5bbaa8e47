export { AutoRenewTab } from './AutoRenewTab'
export { chargingRenewals } from './renewalRules'
export { renewals, renewalsFeature } from './renewals'
