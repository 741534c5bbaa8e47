export { Figures, Small, Table } from './historyStyles'
export { HistoryPages } from './HistoryPages'
export { Facts, signed, Sum } from '../../cards/history/onDemand'
export { useCardChoice } from './useCardChoice'
