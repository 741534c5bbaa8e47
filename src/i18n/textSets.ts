/** Texts of the first load. They share one file, because five small files cost five round trips. */
const first = ['app', 'shared', 'session', 'cart', 'products']

/**
 * Texts that are used together share a file: those to log in, to order, of a rider's cards, of who travels, of a
 * rider's own pages. A feature may be in several sets, so that a page finds its texts in one file.
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

/**
 * Returns the sets that bring a feature's texts. '' is the set of the first load. A feature in no set is a set of its
 * own.
 */
export function setsOf(feature: string): string[] {
  const found = Object.keys(sets).filter((name) => sets[name]?.includes(feature))
  if (first.includes(feature)) return ['', ...found]
  return found.length > 0 ? found : [feature]
}

/** Returns the set that brings most of the texts that are loaded with a feature's. */
export function setOf(feature: string, together: readonly string[] = []): string {
  const brings = (set: string) => together.filter((other) => setsOf(other).includes(set)).length
  return setsOf(feature).reduce((best, set) => (brings(set) > brings(best) ? set : best))
}

/**
 * Returns the sets that a page with these texts begins with. The first load's set always comes, so it is not among
 * them.
 */
export function setsOfPage(texts: readonly string[]): string[] {
  const own = [...new Set(texts.map((feature) => setOf(feature, texts)))]
  return own.some((set) => setsOf('app').includes(set)) ? own : ['', ...own]
}

/** Returns the name of a built file of texts. Builds with different texts have different versions. */
export const fileOfTexts = (set: string, language: string, version: string): string =>
  `assets/${set && `${set}-`}texts-${language}-${version}.js`
