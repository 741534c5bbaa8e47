/** Texts of the first load: one file per language, because five small files cost five round trips. */
const first = ['app', 'shared', 'session', 'cart', 'products']

/**
 * Texts that are used together: to come in (register, second factor, a fare card), to order, a rider's cards, who travels,
 * and all that a rider's own pages begin with. A feature may be in several, so that a page finds its texts in one file.
 */
const sets: Record<string, readonly string[]> = {
  account: ['registration', 'secondFactor', 'fareMedia', 'passes'],
  order: ['checkout', 'payment', 'addresses', 'orders'],
  cards: ['cardLinking', 'cardManagement'],
  party: ['party', 'added'],
  rider: [
    ...first,
    ...['account', 'upcoming', 'wallet', 'autoload', 'paymentMethods', 'payment', 'fareMedia', 'passes'],
    ...['orders', 'histories', 'added', 'cardHistory', 'lists', 'cases', 'cardManagement'],
  ],
}

/** Returns the sets that bring a feature's texts, '' for the first load. A feature in no set is one of its own. */
export function setsOf(feature: string): string[] {
  const found = Object.keys(sets).filter((name) => sets[name]?.includes(feature))
  if (first.includes(feature)) return ['', ...found]
  return found.length > 0 ? found : [feature]
}

/** Returns the set from which a feature's texts are loaded: the one that brings most of what is loaded with them. */
export function setOf(feature: string, together: readonly string[] = []): string {
  const brings = (set: string) => together.filter((other) => setsOf(other).includes(set)).length
  return setsOf(feature).reduce((best, set) => (brings(set) > brings(best) ? set : best))
}

/** Returns the sets that a page with these texts begins with: those of the first load come with them, or by themselves. */
export function setsOfPage(texts: readonly string[]): string[] {
  const own = [...new Set(texts.map((feature) => setOf(feature, texts)))]
  return own.some((set) => setsOf('app').includes(set)) ? own : ['', ...own]
}

/** Returns the name of a built file of texts. `version` differs between builds whose texts differ. */
export const fileOfTexts = (set: string, language: string, version: string): string =>
  `assets/${set && `${set}-`}texts-${language}-${version}.js`
