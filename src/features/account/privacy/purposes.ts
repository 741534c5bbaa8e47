import type { StoredKey } from '../../../shared/storage/browserStorage'
import type { KeptEntry } from '../../../shared/storage/keptEntries'
import { allKeys } from '../../../shared/storage/allKeys'
import type { KeyName } from '../../../shared/storage/allKeys'

/** What a key serves. The texts are `privacy:purpose.<name>`; a key without one does not compile. */
const purposes = {
  authToken: 'signedIn',
  user: 'rider',
  tempAuthToken: 'secondStep',
  secondFactor: 'secondStep',
  provider: 'provider',
  sessionEnded: 'ended',
  appleState: 'apple',
  parentOrgId: 'organization',
  isGuestUser: 'guest',
  cardToken: 'guestCard',
  fareMediaId: 'chosenCard',
  currentCard: 'chosenCard',
  language: 'language',
  serviceConfigUuid: 'service',
  tourDone: 'tour',
  popUpSeen: 'popUp',
  analyticsConsent: 'consent',
  analyticsEvents: 'analytics',
  cart: 'cart',
  cartOwner: 'cart',
  savedCarts: 'savedCarts',
  buyNow: 'buyNow',
  origin: 'origin',
  orderAttempt: 'payment',
  transferAttempt: 'transfer',
  walletLoadAttempt: 'payment',
  walletPayoutAttempt: 'payment',
  closedAccount: 'closedAccount',
  lostCard: 'lostCard',
  attemptOfTab: 'payment',
  reloadedAt: 'newFiles',
  formDraft: 'draft',
  guestOrderKeys: 'guestOrders',
} as const satisfies Record<KeyName, string>

export type Purpose = (typeof purposes)[KeyName] | 'damaged' | 'unknown'

export interface KeptThing extends KeptEntry {
  purpose: Purpose
  /** A token, a key, or something that the portal does not know: it is not in the download. */
  isSecret: boolean
}

const entries = Object.entries(allKeys) as [KeyName, StoredKey<unknown>][]

/** Tells what a stored value serves. */
export function explained(entry: KeptEntry): KeptThing {
  const known = entries.find(([, { key, area }]) => key === entry.key && area === entry.area)
  if (known) return { ...entry, purpose: purposes[known[0]], isSecret: known[1].isSecret }
  const isCopy = entries.some(([, { key, isSecret }]) => !isSecret && entry.key === `damaged:${key}`)
  return isCopy ? { ...entry, purpose: 'damaged', isSecret: false } : { ...entry, purpose: 'unknown', isSecret: true }
}

/** The file that a visitor downloads: everything that is stored, without what is secret. */
export function asFile(things: KeptThing[], words: (purpose: Purpose) => string, at: string): string {
  const stored = things.map(({ key, area, raw, purpose, isSecret }) => ({
    key,
    kept: area === 'local' ? 'until it is erased' : 'until this tab is closed',
    purpose: words(purpose),
    ...(isSecret ? { left_out: 'secret' } : { value: readable(raw) }),
  }))
  return JSON.stringify({ made_at: at, site: window.location.origin, stored }, null, 2)
}

function readable(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return raw
  }
}
