import { now } from '../../../../shared/clock'

const statuses = ['available', 'active', 'expired', 'spoiled'] as const
export type PassStatus = (typeof statuses)[number]

/** One of the specification's, in any case. */
export const passStatus = ({ status }: { status?: string | null }): PassStatus | undefined =>
  statuses.find((known) => known === status?.trim().toLowerCase())

/** An unknown status may be usable. */
export const isUsable = (pass: { status?: string | null }): boolean =>
  !['expired', 'spoiled'].includes(passStatus(pass) ?? '')

/** An unknown place is the cloud. */
export const isOnDevice = ({ location }: { location?: string | null }): boolean =>
  location?.trim().toLowerCase() === 'device'

/** Bought, but readers learn later. */
export const isOnItsWay = (
  pass: { status?: string | null; usable_from?: string | null },
  at: number = now(),
): boolean => isUsable(pass) && Date.parse(pass.usable_from ?? '') > at
