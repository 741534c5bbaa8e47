import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectPurchaseType } from '../../fareMedia'
import { isPhysical, lineOf } from '../cartLine'
import type { CartLine } from '../cartLine'
import type { Wanted } from '../cartRequests'
import { filterNamesOf } from './filterNames'

/**
 * What is wanted as a line of the cart. In transit mode a digital product is for the card that was chosen, or for one
 * to be chosen where none was (PAY-12).
 */
export function* wantedLine({ product, quantity, applied, filterName }: Wanted): SagaOf<CartLine> {
  const filterNames = filterNamesOf(filterName, applied)
  const line = { ...lineOf(product, quantity, applied, filterName), ...(filterNames && { filterNames }) }
  const isForCard = (yield* select(selectPurchaseType)) === 'digital' && !isPhysical(line)
  if (!isForCard) return line
  return { ...line, faremedia_id: (yield* call(() => readStored(stored.fareMediaId))) ?? null }
}
