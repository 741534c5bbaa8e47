/** In `index.ts`, the forms would load too. */
export { formatAddress } from './formatAddress'
