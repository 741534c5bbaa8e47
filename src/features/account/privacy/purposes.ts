import { own } from '../../../shared/byName'
import type { KeptEntry } from '../../../shared/storage/keptEntries'

export interface KnownKey {
  /** The text is `privacy:purpose.<name>`. */
  purpose: string
  area?: 'session'
  isSecret?: true
  /** If the browser has no room for it, the tab keeps it. */
  mayBeOfTab?: true
}

/** Every key that the portal stores. A test compares this table with what is declared. */
export const knownKeys = {
  auth_token: { purpose: 'signedIn', isSecret: true },
  cwp_user: { purpose: 'rider' },
  tempAuthToken: { purpose: 'secondStep', isSecret: true },
  secondFactor: { purpose: 'secondStep' },
  login_provider: { purpose: 'provider' },
  session_ended: { purpose: 'ended' },
  apple_state: { purpose: 'apple', isSecret: true },
  parentOrgId: { purpose: 'organization' },
  isGuestUser: { purpose: 'guest' },
  card_token: { purpose: 'guestCard', isSecret: true },
  faremedia_id: { purpose: 'chosenCard' },
  current_card: { purpose: 'chosenCard' },
  language: { purpose: 'language' },
  service_config_uuid: { purpose: 'service' },
  tour_done: { purpose: 'tour' },
  popup_seen: { purpose: 'popUp' },
  notices_closed: { purpose: 'popUp' },
  analytics_consent: { purpose: 'consent' },
  analytics_events: { purpose: 'analytics', area: 'session' },
  cart: { purpose: 'cart' },
  cart_owner: { purpose: 'cart' },
  saved_carts: { purpose: 'savedCarts' },
  buy_now: { purpose: 'buyNow', area: 'session' },
  origin: { purpose: 'origin', area: 'session' },
  order_attempt: { purpose: 'payment', isSecret: true, mayBeOfTab: true },
  transfer_attempt: { purpose: 'transfer', isSecret: true, mayBeOfTab: true },
  wallet_load_attempt: { purpose: 'payment', isSecret: true, mayBeOfTab: true },
  wallet_payout_attempt: { purpose: 'payment', isSecret: true, mayBeOfTab: true },
  closed_account: { purpose: 'closedAccount', area: 'session' },
  lost_card: { purpose: 'lostCard' },
  attempt_of_tab: { purpose: 'payment', area: 'session', isSecret: true },
  reloaded_at: { purpose: 'newFiles', area: 'session' },
  form_draft: { purpose: 'draft', area: 'session' },
  guest_order_keys: { purpose: 'guestOrders', area: 'session', isSecret: true },
  guest_card: { purpose: 'guest', area: 'session' },
} as const satisfies Record<string, KnownKey>

export type Purpose = (typeof knownKeys)[keyof typeof knownKeys]['purpose'] | 'damaged' | 'unknown'

export interface KeptThing extends KeptEntry {
  purpose: Purpose
  /** A secret, or an unknown key, is not in the download. */
  isSecret: boolean
}

const keyNamed = (key: string) => own<KnownKey & { purpose: Purpose }>(knownKeys, key)

export function explained(entry: KeptEntry): KeptThing {
  const known = keyNamed(entry.key)
  if (known && (known.mayBeOfTab || (known.area ?? 'local') === entry.area))
    return { ...entry, purpose: known.purpose, isSecret: known.isSecret ?? false }
  const original = entry.key.startsWith('damaged:') ? keyNamed(entry.key.slice('damaged:'.length)) : undefined
  const isCopy = original !== undefined && !original.isSecret
  return isCopy ? { ...entry, purpose: 'damaged', isSecret: false } : { ...entry, purpose: 'unknown', isSecret: true }
}

/** Returns all that is stored, without secrets. */
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
