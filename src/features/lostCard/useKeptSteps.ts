import { useState } from 'react'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'

/** What the rider has put off for a lost card, and whether a replacement is taken care of. A reload keeps it. */
export function useKeptSteps(owner: string, card: string) {
  const [kept, setKept] = useState(() => {
    const before = readStored(stored.lostCard)
    return before?.owner === owner && before.card === card ? before : { owner, card, skipped: [], isReplaced: false }
  })
  const keep = (change: Partial<typeof kept>) => {
    const next = { ...kept, ...change }
    setKept(next)
    writeStored(stored.lostCard, next)
  }
  return {
    ...kept,
    skip: (step: string) => keep({ skipped: [...kept.skipped.filter((one) => one !== step), step] }),
    resume: (step: string) => keep({ skipped: kept.skipped.filter((one) => one !== step) }),
    setReplaced: () => keep({ isReplaced: true }),
  }
}
