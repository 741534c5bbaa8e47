/** Exports for code that is loaded on demand. In `index.ts` they would be in the first load. */
export { LineUsableSoon, UsableSoon } from './lines/UsableSoon'
export { AddedSummary } from './addToCart/AddedSummary'
export type { AddedAtOnce, LeftOut } from './addToCart/AddedSummary'
export { addLine } from './addToCart/addToCart'
export type { Answers } from './checks/walkChecks'
