import type { Device } from '../../../api/contract/account/devices'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { isOnDevice, passStatus } from '../fareMedia/onDemand'

/** How a pass can be moved, or why not (FM-09). */
export type Moves =
  | { to: 'cloud' }
  | { to: 'device'; devices: Device[] }
  | { not: 'active' | 'spoiled' | 'expired' | 'unknown' }

/** Says how an available pass can move: to the cloud, or to a phone with the signed-in app. */
export function movesOf(pass: Pick<Pass, 'status' | 'location'>, devices: readonly Device[]): Moves {
  const status = passStatus(pass)
  if (status !== 'available') return { not: status ?? 'unknown' }
  if (isOnDevice(pass)) return { to: 'cloud' }
  return { to: 'device', devices: devices.filter(({ is_active }) => is_active === true) }
}

/** Checks whether a pass renews, as its card or its own call tells it. The renewal goes wherever the pass goes. */
export const renews = (pass: { auto_renew?: boolean | null; renewal_state?: string | null }): boolean =>
  pass.auto_renew === true || Boolean(pass.renewal_state)

const rejections = ['not_eligible', 'not_available', 'on_device', 'not_found'] as const
export type Rejection = (typeof rejections)[number] | 'other'

/** Returns why a pass was rejected, as far as the portal has a text for it. */
export const rejectionOf = (reason: string): Rejection =>
  rejections.find((known) => known === reason.trim().toLowerCase()) ?? 'other'

/** Checks whether a card can take a pass, as far as known: the pass is not for another rider type. */
export function takes(card: Pick<FareMedium, 'rider_type'>, pass: Pick<Pass, 'rider_type'>): boolean {
  const [one, other] = [card, pass].map(({ rider_type }) => rider_type?.trim().toLowerCase())
  return !one || !other || one === other
}
