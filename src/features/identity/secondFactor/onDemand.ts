import { lazyPart } from '../../../i18n/lazyPart'

/** In `index.ts` these exports would be in the first load. */
export { checkedBackupCode, checkedCode, checkedPhone, checkedResend, failedWith } from './outcomes'
export type { Outcome } from './outcomes'
export { CodeStep } from './CodeStep'
export * as machine from './machine'
export type { GivenPhone } from './phoneFields'
export type { Open, SecondFactor } from './machine'

/** This part contains the table of all countries' numbers. */
export const PhoneStep = lazyPart(() => import('./PhoneStep'))
