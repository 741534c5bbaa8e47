export { CapsTab } from './CapsTab'
export { HistoryTab } from './HistoryTab'
