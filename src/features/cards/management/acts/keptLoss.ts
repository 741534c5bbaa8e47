import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { onStoredChange, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { valueOf } from '../../../../shared/remote/remote'
import { call, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { every, watch } from '../../../../shared/saga/workers'
import { attachOnImport, useAppSelector } from '../../../../shared/store'
import { fareCards, isOutOfUse, standingOf } from '../../fareMedia/onDemand'
import { selectRiderId } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
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

/** Removes the report of each card that can be used again, so that a later loss starts from the first step. */
function* forgetFound(): SagaOf<void> {
  const owner = yield* select(selectRiderId)
  const settings = yield* select(selectSettings)
  const cards = valueOf(yield* select(fareCards.select)) ?? []
  if (owner === undefined) return
  for (const card of cards) {
    if (!isOutOfUse(standingOf(card, settings))) yield* call(() => forgetLoss(owner, card.faremedia_id))
  }
}

attachOnImport(
  'foundCards',
  watch(
    () => every(fareCards.answered, forgetFound),
    () => every(fareCards.replaced, forgetFound),
  ),
)
