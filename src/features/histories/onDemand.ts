export { Facts, Figures, Small, Table } from './historyStyles'
export { HistoryPages } from './HistoryPages'
export { signed, Sum } from './Sum'
export { useCardChoice } from './useCardChoice'
