import { keyKeptHours } from '../../api/contract/attempts'
import { now } from '../clock'
import { readStored, removeStored, writeStored } from '../storage/browserStorage'
import type { StoredKey } from '../storage/browserStorage'

/** A call that moves money and whose outcome is not known: its idempotency key, the rider's id, and the time. */
export interface MoneyAttempt {
  key: string
  owner: string
  at: number
  isRepeated?: boolean
}

/** One hour less than backends store keys: an older key would not protect. */
const keyLife = (keyKeptHours - 1) * 3_600_000

/** A request that takes longer never arrives: browsers and servers have given it up. */
const longestDelay = 10 * 60_000

/** Keeps the attempts of one kind, at its place in the browser's storage, for all tabs. */
export function moneyAttempts(place: StoredKey<MoneyAttempt>) {
  /** Returns the rider's attempt whose outcome is not known, in this tab or another one. */
  function open(owner: string): MoneyAttempt | undefined {
    const kept = readStored(place)
    return kept && kept.owner === owner && Math.abs(now() - kept.at) < keyLife ? kept : undefined
  }

  /**
   * Stores the attempt before it is sent. While the outcome of an earlier one is not known its key is used again,
   * whatever is wanted now, so that a backend does only one of the two.
   */
  function keep(owner: string): MoneyAttempt {
    const kept = open(owner)
    const attempt = { key: kept?.key ?? crypto.randomUUID(), owner, at: now(), ...(kept && { isRepeated: true }) }
    writeStored(place, attempt)
    return attempt
  }

  /** Forgets the attempt: its outcome is final. */
  const drop = (): void => removeStored(place)

  /** Whether an earlier request with this key may still arrive, so that a refusal of this one is not final. */
  const mayArrive = ({ at }: MoneyAttempt): boolean => Math.abs(now() - at) <= longestDelay

  return { open, keep, drop, mayArrive }
}
