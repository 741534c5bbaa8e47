import { useTranslation } from 'react-i18next'
import { selectLanguage, selectSettings } from '../../features/identity/settings'
import { isOurs, nameOf } from '../../i18n/languages'
import { useAppSelector } from '../../shared/store'

/** The widest name of a rider that the header shows, in rem. A wider one is in the menu alone. */
export const nameRoom = 10

/** Below the medium breakpoint the navigation is a drawer in any case (NAV-06). */
const medium = 960 / 16

/** Returns about how wide a text is in bold letters of 1 rem, in rem: as in a wide font, so rather too much. */
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

/** Adds up parts that each have a text, and around it this many pixels for its picture and padding. */
const widthOfAll = (around: number, texts: string[]) =>
  texts.reduce((sum, text) => sum + around / 16 + widthOf(text), 0)

/**
 * Returns the width from which on the header has room for all its links in one line, in rem. Estimated from the texts,
 * so that the document, which was rendered without a screen, and the portal agree; and for riders and visitors alike,
 * because the document does not know who comes.
 */
export function useHeaderWidth(): number {
  const { t } = useTranslation(['app', 'cart'])
  const language = useAppSelector(selectLanguage)
  const { operator, languages, features } = useAppSelector(selectSettings)
  const rider = [t('nav.account'), ...(features.fareMedia ? [t('nav.myCards')] : [])]
  const visitor = features.manageCard ? [t('nav.manageCard')] : []
  const [login, home] = [t('nav.login'), t('nav.home')].map((text) => widthOfAll(40, [text]))
  const width =
    // The operator's name, which is larger, takes a second line where it is long.
    (operator.logo ? 200 / 16 : Math.min(46 / 16 + 1.25 * widthOf(operator.name), 18)) +
    widthOfAll(36, [t('nav.products')]) +
    Math.max(widthOfAll(36, rider) + 44 / 16, widthOfAll(36, visitor) + Math.max(login ?? 0, home ?? 0)) +
    widthOfAll(32, features.tour ? [t('nav.tour')] : []) +
    widthOfAll(56, languages.filter(isOurs).length > 1 ? [nameOf(language)] : []) +
    widthOfAll(100, [t('cart:sign')]) +
    // The padding of the row, and the gaps between its parts.
    112 / 16
  return Math.max(medium, width)
}
