/** Exports for code that needs no form of an address: in `index.ts` it would load with the forms. */
export { formatAddress } from './formatAddress'
export { savedAddresses } from './savedAddresses'
