import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectPurchaseType } from '../../fareMedia'
import { isPhysical, lineOf } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import type { Wanted } from '../state/cartRequests'
import { shownName } from '../../../api/contract/common'
import type { DescribedFilter } from '../../../api/contract/products'
import { own } from '../../../shared/byName'

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

/**
 * The names of the filters that led to a product ("Bus · Adult") in every language in which the backend told all of them,
 * so that a cart is read in the language of the moment; nothing where it told none.
 */
export function filterNamesOf(filterName: string, applied: DescribedFilter[]): Record<string, string> | undefined {
  const named = filterName.split(' · ').map((name) => {
    const filter = applied.find(({ long_name }) => Object.values(long_name ?? {}).includes(name))
    return filter?.long_name ?? {}
  })
  const languages = Object.keys(named[0] ?? {}).filter((language) => named.every((names) => own(names, language)))
  if (languages.length === 0) return undefined
  const nameIn = (language: string) => shownName(named.map((names) => own(names, language)).join(' · '))
  return Object.fromEntries(languages.map((language) => [language, nameIn(language)]))
}
