import type { SavedAddress } from '../../../../api/contract/paying/addresses'

/** Returns the default address, or the only one; undefined for none. */
export const addressToOffer = (saved: readonly SavedAddress[]): SavedAddress | undefined =>
  saved.find((address) => address.is_default) ?? (saved.length === 1 ? saved[0] : undefined)
