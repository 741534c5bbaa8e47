/** Exports for code that is loaded on demand. In `index.ts` they would be in the first load. */
export { ContactWays } from './ContactWays'
