export { AddressForm } from './AddressForm'
export { emptyAddress, valuesOf } from './addressFields'
export { savedAddresses } from './savedAddresses'
