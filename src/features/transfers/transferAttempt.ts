import { keyKeptHours } from '../../api/contract/attempts'
import { now } from '../../shared/clock'
import { readStored, removeStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'

export type TransferAttempt = NonNullable<ReturnType<typeof openAttempt>>

/** One hour less than backends store keys: an older key would not protect. */
const keyLife = (keyKeptHours - 1) * 3_600_000

/** A request that takes longer never arrives: browsers and servers have given it up. */
const longestDelay = 10 * 60_000

/** Returns the rider's transfer whose outcome is not known, in this tab or another one. */
export function openAttempt(owner: string) {
  const kept = readStored(stored.transferAttempt)
  return kept && kept.owner === owner && Math.abs(now() - kept.at) < keyLife ? kept : undefined
}

/**
 * Stores the attempt before it is sent. While the outcome of an earlier one is not known its key is used again, whatever
 * is moved now, so that a backend moves only one of the two.
 */
export function keepAttempt(owner: string): TransferAttempt {
  const kept = openAttempt(owner)
  const attempt = { key: kept?.key ?? crypto.randomUUID(), owner, at: now(), ...(kept && { isRepeated: true }) }
  writeStored(stored.transferAttempt, attempt)
  return attempt
}

/** Forgets the attempt: its outcome is final. */
export const dropAttempt = (): void => removeStored(stored.transferAttempt)

/** Whether an earlier request with this key may still arrive, so that a refusal of this one is not final. */
export const mayArrive = ({ at }: TransferAttempt): boolean => Math.abs(now() - at) <= longestDelay
