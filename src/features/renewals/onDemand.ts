export { AutoRenewTab } from './AutoRenewTab'
export { PassRenewalDialog } from './PassRenewalDialog'
export type {} from './renewals'
