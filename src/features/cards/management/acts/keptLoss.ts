import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { onStoredChange, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { useAppSelector } from '../../../../shared/store'
import { selectRiderId } from '../../../identity/session'
import { lostKeys } from './lostKeys'

type Kept = InferOutput<(typeof lostKeys.lostCard)['schema']>['cards'][number]
export type Loss = NonNullable<Kept['reported']>

/** The browser remembers the last cards only. */
const mostCards = 20

export const keptLoss = (owner: string, card: string): Kept =>
  lossesOf(owner).find((entry) => entry.card === card) ?? { card, skipped: [], isReplaced: false }

export function keepLoss(owner: string, entry: Kept): void {
  const others = lossesOf(owner).filter(({ card }) => card !== entry.card)
  writeStored(lostKeys.lostCard, { owner, cards: [...others, entry].slice(-mostCards) })
}

/** A card that was found, or is blocked for another reason, is lost no more. */
export function forgetLoss(owner: string, card: string): void {
  const others = lossesOf(owner).filter((entry) => entry.card !== card)
  if (others.length < lossesOf(owner).length) writeStored(lostKeys.lostCard, { owner, cards: others })
}

/** Returns what is kept for the rider's cards, and nothing of another rider. */
export function lossesOf(owner: string | undefined): Kept[] {
  const kept = readStored(lostKeys.lostCard)
  return kept && kept.owner === owner ? kept.cards : []
}

/** Returns the same for the rider of the session. It follows other tabs. */
export function useLosses(): Kept[] {
  const owner = useAppSelector(selectRiderId)
  const [, again] = useState({})
  useEffect(() => onStoredChange(lostKeys.lostCard, () => again({})), [])
  return lossesOf(owner)
}
