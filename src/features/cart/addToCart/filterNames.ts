import { shownName } from '../../../api/contract/common'
import type { DescribedFilter } from '../../../api/contract/products'
import { own } from '../../../shared/byName'

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
