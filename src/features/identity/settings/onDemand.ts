/** In `index.ts` these exports would be in the first load. */
export { ContactWays } from './ContactWays'
