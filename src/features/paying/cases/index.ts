export { ReportLink } from './ReportLink'
