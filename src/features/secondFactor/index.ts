export { sentCode } from './sentCode'
export type { Progress, SentCode } from './sentCode'
