export { Figures, Small, Table } from './list/historyStyles'
export { HistoryPages } from './list/HistoryPages'
export { Facts, signed, Sum } from '../../cards/history/onDemand'
export { useCardChoice } from './list/useCardChoice'
