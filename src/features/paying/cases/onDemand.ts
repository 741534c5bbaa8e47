export { cases } from './listedCases'
