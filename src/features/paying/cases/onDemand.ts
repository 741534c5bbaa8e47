export { caseListFeature, cases } from './listedCases'
