export { CapsTab } from './CapsTab'
export { HistoryTab } from './HistoryTab'
export { HistorySkeleton } from './HistorySkeleton'
