export { sentCode } from './sentCode'
export type { Progress } from './sentCode'
