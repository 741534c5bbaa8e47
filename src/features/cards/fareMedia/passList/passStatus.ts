import { now } from '../../../../shared/clock'

const statuses = ['available', 'active', 'expired', 'spoiled'] as const
export type PassStatus = (typeof statuses)[number]

/** Returns a pass's status if it is one of the specification's, whatever its case. */
export const passStatus = ({ status }: { status?: string | null }): PassStatus | undefined =>
  statuses.find((known) => known === status?.trim().toLowerCase())

/** Whether the pass can still be used: an unknown status may be one that can. */
export const isUsable = (pass: { status?: string | null }): boolean =>
  !['expired', 'spoiled'].includes(passStatus(pass) ?? '')

/** Whether a pass is stored on a phone. An unknown place counts as the cloud. */
export const isOnDevice = ({ location }: { location?: string | null }): boolean =>
  location?.trim().toLowerCase() === 'device'

/** Whether the pass is bought and cannot be used yet: readers learn of it later. */
export const isOnItsWay = (
  pass: { status?: string | null; usable_from?: string | null },
  at: number = now(),
): boolean => isUsable(pass) && Date.parse(pass.usable_from ?? '') > at
