import { useEffect, useState } from 'react'
import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, watch } from '../../../shared/saga/workers'
import { onStoredChange, readStored, writeStored } from '../../../shared/storage/browserStorage'
import { attachOnImport } from '../../../shared/store'
import { selectRiderId } from '../../identity/session'
import { oneMoreBlocked } from '../management/onDemand'
import { lostKeys } from './lostKeys'

/** The browser remembers the last cards only. */
const mostCards = 20

/** Holds what the rider has put off for a lost card. It survives a reload, and follows other tabs. */
export function useKeptSteps(owner: string, card: string) {
  const [kept, setKept] = useState(() => entryOf(owner, card))
  useEffect(() => onStoredChange(lostKeys.lostCard, () => setKept(entryOf(owner, card))), [owner, card])
  const keep = (change: Partial<typeof kept>) => {
    const next = { ...kept, ...change }
    setKept(next)
    write(owner, next)
  }
  return {
    ...kept,
    skip: (step: string) => keep({ skipped: [...kept.skipped.filter((one) => one !== step), step] }),
    resume: (step: string) => keep({ skipped: kept.skipped.filter((one) => one !== step) }),
    setReplaced: () => keep({ isReplaced: true }),
    setReported: (isReported: boolean) => {
      if (isReported !== kept.isReported) keep({ isReported })
    },
  }
}

/** A card that was blocked with another one is not asked about again, also if the page is left before the last is. */
function* keepReported({ payload: card }: ReturnType<typeof oneMoreBlocked>): SagaOf<void> {
  const owner = yield* select(selectRiderId)
  if (owner !== undefined) yield* call(() => write(owner, { ...entryOf(owner, card), isReported: true }))
}

export const isKeptReported = (owner: string, card: string): boolean => entryOf(owner, card).isReported

const entryOf = (owner: string, card: string) =>
  keptOf(owner).find((entry) => entry.card === card) ?? {
    card,
    skipped: [] as string[],
    isReplaced: false,
    isReported: false,
  }

function write(owner: string, entry: ReturnType<typeof entryOf>): void {
  const others = keptOf(owner).filter(({ card }) => card !== entry.card)
  writeStored(lostKeys.lostCard, { owner, cards: [...others, entry].slice(-mostCards) })
}

/** Returns what is kept for the rider's cards, and nothing of another rider. */
function keptOf(owner: string) {
  const kept = readStored(lostKeys.lostCard)
  return kept?.owner === owner ? kept.cards : []
}

attachOnImport(
  'lostCardReports',
  watch(() => every(oneMoreBlocked, keepReported)),
)
