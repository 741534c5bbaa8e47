import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { isOurs, isOutOfUse, knownKind } from './cardStanding'
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
  return {
    use: !isOurs(card) ? undefined : standing === 'blocked' ? 'unblock' : isOutOfUse(standing) ? undefined : 'block',
    removal: kind === 'virtual' ? 'remove' : kind && 'unlink',
  }
}
