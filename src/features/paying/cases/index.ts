export { ReportLink, useMayReport } from './ReportLink'
