export { cases, casesFeature } from './cases'
