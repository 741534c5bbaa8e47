export { Figures, Small, Table } from './historyStyles'
export { HistoryPages } from './HistoryPages'
export { Facts, signed, Sum } from '../cardHistory/onDemand'
export { useCardChoice } from './useCardChoice'
