import { call, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { readStored } from '../../../../shared/storage/browserStorage'
import { cardKeys } from '../../../cards/fareMedia'
import { selectPurchaseType } from '../../../cards/fareMedia'
import { isPhysical, lineOf } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import type { Wanted } from '../state/cartRequests'
import { shownName } from '../../../../api/contract/base/common'
import type { DescribedFilter } from '../../../../api/contract/buying/products'
import { own } from '../../../../shared/byName'
import { selectCartRules } from '../checks/cartRules'
import { askQuestions } from '../checks/walkChecks'
import { addToCartChecks } from '../checks/checks'
import { draftOf, linesOf } from '../checks/draft'
import { walkChecks } from '../checks/walkChecks'

/**
 * Returns the wanted product as a cart line. In transit mode a digital product is for the chosen card, or for one
 * chosen later (PAY-12).
 */
export function* wantedLine({ product, quantity, applied, filterName, faremediaId }: Wanted): SagaOf<CartLine> {
  const filterNames = filterNamesOf(filterName, applied)
  const line = { ...lineOf(product, quantity, applied, filterName), ...(filterNames && { filterNames }) }
  if (faremediaId === null) return line
  if (faremediaId !== undefined && !isPhysical(line)) return { ...line, faremedia_id: faremediaId }
  const isForCard = (yield* select(selectPurchaseType)) === 'digital' && !isPhysical(line)
  if (!isForCard) return line
  return { ...line, faremedia_id: (yield* call(() => readStored(cardKeys.fareMediaId))) ?? null }
}

/**
 * Returns the names of a product's filters ("Bus · Adult") in each language that names all of them, so that the cart
 * follows the language; else undefined.
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

/**
 * Returns the lines for buying one product without the cart, checked like an addition to an empty cart; undefined if
 * the visitor cancels.
 */
export function* linesToBuy(wanted: Wanted): SagaOf<CartLine[] | undefined> {
  if (wanted.quantity < 1) return undefined
  const addition = yield* wantedLine(wanted)
  const draft = draftOf([], addition, yield* select(selectCartRules))
  const checked = yield* askQuestions(walkChecks(addToCartChecks, draft))
  return checked === 'abort' ? undefined : linesOf(checked)
}
