import { useEffect, useState } from 'react'
import { now } from '../../../shared/clock'
import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, watch } from '../../../shared/saga/workers'
import { onStoredChange } from '../../../shared/storage/browserStorage'
import { attachOnImport } from '../../../shared/store'
import { selectRiderId } from '../../identity/session'
import { forgetLoss, keepLoss, keptLoss, lostKeys, oneMoreBlocked } from '../management/onDemand'
import type { Loss } from '../management/onDemand'

/** Holds what the rider has put off for a lost card. It survives a reload, and follows other tabs. */
export function useKeptSteps(owner: string, card: string) {
  const [kept, setKept] = useState(() => keptLoss(owner, card))
  useEffect(() => onStoredChange(lostKeys.lostCard, () => setKept(keptLoss(owner, card))), [owner, card])
  const keep = (change: Partial<typeof kept>) => {
    const next = { ...kept, ...change }
    setKept(next)
    keepLoss(owner, next)
  }
  return {
    ...kept,
    skip: (step: string) => keep({ skipped: [...kept.skipped.filter((one) => one !== step), step] }),
    resume: (step: string) => keep({ skipped: kept.skipped.filter((one) => one !== step) }),
    setReplaced: () => keep({ isReplaced: true }),
    setReported: (as: Loss['as']) => keep({ reported: as === kept.reported?.as ? kept.reported : reportedNow(as) }),
    forget: () => {
      forgetLoss(owner, card)
      setKept(keptLoss(owner, card))
    },
  }
}

const reportedNow = (as: Loss['as']): Loss => ({ as, at: new Date(now()).toISOString() })

/** A card that was blocked with another one is not asked about again, also if the page is left before the last is. */
function* keepReported({ payload: card }: ReturnType<typeof oneMoreBlocked>): SagaOf<void> {
  const owner = yield* select(selectRiderId)
  if (owner === undefined) return
  yield* call(() => keepLoss(owner, { ...keptLoss(owner, card), reported: reportedNow('lost') }))
}

export const isKeptReported = (owner: string, card: string): boolean => keptLoss(owner, card).reported !== undefined

attachOnImport(
  'lostCardReports',
  watch(() => every(oneMoreBlocked, keepReported)),
)
