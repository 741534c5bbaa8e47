import type { Device } from '../../../api/contract/account/devices'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { isOnDevice, passStatus } from '../fareMedia/onDemand'

/** Or why not (FM-09). */
export type Moves =
  { to: 'cloud' } | { to: 'device'; devices: Device[] } | { not: 'active' | 'spoiled' | 'expired' | 'unknown' }

/** An available pass, to the cloud or a phone with the signed-in app. */
export function movesOf(pass: Pick<Pass, 'status' | 'location'>, devices: readonly Device[]): Moves {
  const status = passStatus(pass)
  if (status !== 'available') return { not: status ?? 'unknown' }
  if (isOnDevice(pass)) return { to: 'cloud' }
  return { to: 'device', devices: devices.filter(({ is_active }) => is_active === true) }
}

/** By its card or call. The renewal goes along. */
export const renews = (pass: { auto_renew?: boolean | null; renewal_state?: string | null }): boolean =>
  pass.auto_renew === true || Boolean(pass.renewal_state)

/** Null if not counted. */
export const usesLeft = ({ usable_count, used_count }: Pick<Pass, 'usable_count' | 'used_count'>): number | null =>
  typeof usable_count === 'number' ? Math.max(0, usable_count - (used_count ?? 0)) : null

const rejections = ['not_eligible', 'not_available', 'on_device', 'not_found'] as const
export type Rejection = (typeof rejections)[number] | 'other'

/** As far as we have a text. */
export const rejectionOf = (reason: string): Rejection =>
  rejections.find((known) => known === reason.trim().toLowerCase()) ?? 'other'

/** As far as known: not for another rider type. */
export function takes(card: Pick<FareMedium, 'rider_type'>, pass: Pick<Pass, 'rider_type'>): boolean {
  const [one, other] = [card, pass].map(({ rider_type }) => rider_type?.trim().toLowerCase())
  return !one || !other || one === other
}
