export { AddressForm } from './AddressForm'
export { emptyAddress, valuesOf } from './addressFields'
export { addressesFeature, savedAddresses } from './savedAddresses'
