import type { SavedAddress } from '../../../../api/contract/paying/addresses'

/** Returns the saved address that an order goes to unless the rider says otherwise: the default one, or the only one. */
export const addressToOffer = (saved: readonly SavedAddress[]): SavedAddress | undefined =>
  saved.find((address) => address.is_default) ?? (saved.length === 1 ? saved[0] : undefined)
