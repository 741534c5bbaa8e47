import type { SavedAddress } from '../../../../api/contract/paying/addresses'

/** The default one, or the only one. */
export const addressToOffer = (saved: readonly SavedAddress[]): SavedAddress | undefined =>
  saved.find((address) => address.is_default) ?? (saved.length === 1 ? saved[0] : undefined)
