/** In `index.ts` these would be in the first load. */
export { ContactWays } from './ContactWays'
