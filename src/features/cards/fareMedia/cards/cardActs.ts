import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { knownKind } from './cardStanding'
import type { Standing } from './cardStanding'

/** What a rider can do with a card, by its kind and standing. Undefined: not offered, with the reason. */
export interface CardActs {
  /** Only our own cards are blocked here: banks and employers block theirs. */
  use?: 'block' | 'unblock'
  /** A virtual card ceases to exist; any other card leaves the account. */
  removal?: 'unlink' | 'remove'
}

export function actsOf(card: Pick<FareMedium, 'type'>, standing: Standing): CardActs {
  const kind = knownKind(card.type)
  const isOurs = kind === 'virtual' || kind === 'physical'
  const isInUse = standing === 'good' || standing === 'unsupported'
  return {
    use: !isOurs ? undefined : standing === 'blocked' ? 'unblock' : isInUse ? 'block' : undefined,
    removal: kind === 'virtual' ? 'remove' : kind && 'unlink',
  }
}
