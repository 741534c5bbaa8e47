import { now } from '../../../../shared/clock'
import { knownWord } from '../../../../shared/knownWord'

const statuses = ['available', 'active', 'expired', 'spoiled'] as const
export type PassStatus = (typeof statuses)[number]

/** Returns the status if it is one of the specification's, in upper or lower case. */
export const passStatus = ({ status }: { status?: string | null }): PassStatus | undefined =>
  knownWord(statuses, status)

/** An unknown status may mean a usable pass. */
export const isUsable = (pass: { status?: string | null }): boolean =>
  !['expired', 'spoiled'].includes(passStatus(pass) ?? '')

/** An unknown place counts as the cloud. */
export const isOnDevice = ({ location }: { location?: string | null }): boolean =>
  knownWord(['device'], location) !== undefined

/** Checks whether the pass is bought and cannot be used yet, because readers learn of it later. */
export const isOnItsWay = (
  pass: { status?: string | null; usable_from?: string | null },
  at: number = now(),
): boolean => isUsable(pass) && Date.parse(pass.usable_from ?? '') > at

/** Returns the rides left; undefined without a limit of rides. */
export const usesLeft = (pass: { usable_count?: number | null; used_count?: number | null }): number | undefined =>
  typeof pass.usable_count === 'number' ? Math.max(0, pass.usable_count - (pass.used_count ?? 0)) : undefined

/** Checks whether nothing more comes of the pass. The last ride of one that is used up may still run. */
export const isOver = (pass: Parameters<typeof isUsable>[0] & Parameters<typeof usesLeft>[0]): boolean =>
  !isUsable(pass) || (usesLeft(pass) === 0 && passStatus(pass) !== 'active')
