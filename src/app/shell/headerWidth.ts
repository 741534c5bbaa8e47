import { useTranslation } from 'react-i18next'
import { selectLanguage, selectSettings } from '../../features/identity/settings'
import { isOurs, nameOf } from '../../i18n/languages'
import { useAppSelector } from '../../shared/store'

/** The widest name of a rider in rem. A wider one is in the menu alone. */
export const nameRoom = 10

/** Below this width in rem, the navigation is always a drawer (NAV-06). */
const medium = 960 / 16

/** Returns the width of a text in rem, in bold letters of 1 rem of a wide font. */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) {
    if (/[\u2e80-\uffef]/.test(sign)) width += 1.05
    else if (/[fijlrtI\s.,’'‑-]/.test(sign)) width += 0.42
    else if (/[\p{Lu}mw]/u.test(sign)) width += 0.82
    else width += 0.67
  }
  return width
}

/** Adds up the widths of texts, with this many pixels around each. */
const widthOfAll = (around: number, texts: string[]) =>
  texts.reduce((sum, text) => sum + around / 16 + widthOf(text), 0)

/**
 * Returns the width in rem from which the header has room for all links in one line. It follows from the texts, so that
 * the document agrees, which has no screen and does not know who comes.
 */
export function useHeaderWidth(): number {
  const { t } = useTranslation(['app', 'cart'])
  const language = useAppSelector(selectLanguage)
  const { operator, languages, features } = useAppSelector(selectSettings)
  const rider = [t('nav.account'), ...(features.fareMedia ? [t('nav.myCards')] : [])]
  const visitor = features.manageCard ? [t('nav.manageCard')] : []
  const [login, home] = [t('nav.login'), t('nav.home')].map((text) => widthOfAll(40, [text]))
  const width =
    // A long name of the operator takes a second line.
    (operator.logo ? 200 / 16 : Math.min(46 / 16 + 1.25 * widthOf(operator.name), 18)) +
    widthOfAll(36, [t('nav.products')]) +
    Math.max(widthOfAll(36, rider) + 44 / 16, widthOfAll(36, visitor) + Math.max(login ?? 0, home ?? 0)) +
    widthOfAll(32, features.tour ? [t('nav.tour')] : []) +
    widthOfAll(56, languages.filter(isOurs).length > 1 ? [nameOf(language)] : []) +
    widthOfAll(100, [t('cart:sign')]) +
    112 / 16
  return Math.max(medium, width)
}
