export { PassList } from './PassList'
export { isUsable, passStatus } from './passStatus'
