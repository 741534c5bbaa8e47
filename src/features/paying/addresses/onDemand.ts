/** In `index.ts` forms would load along. */
export { formatAddress } from './formatAddress'
export { savedAddresses } from './savedAddresses'
