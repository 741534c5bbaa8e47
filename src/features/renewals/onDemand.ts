export { AutoRenewTab } from './AutoRenewTab'
export { PassRenewalDialog } from './PassRenewalDialog'
export { chargingRenewals } from './renewalRules'
export { renewals, renewalsFeature } from './renewals'
