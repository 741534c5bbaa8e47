export { AddressForm } from './AddressForm'
export { emptyAddress, valuesOf } from './addressFields'
export { formatAddress } from './formatAddress'
export { addressesFeature, savedAddresses } from './savedAddresses'
