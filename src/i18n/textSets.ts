/** Texts of the first load: five small files would cost five round trips. */
const first = ['app', 'shared', 'session', 'cart', 'products']

/**
 * Texts that are used together, in one file per page where possible: to come in, to order, a rider's cards, who
 * travels, a rider's own pages. A feature may be in several sets.
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

/** Returns the sets that bring a feature's texts; '' is the first load, and a feature in no set is a set of its own. */
export function setsOf(feature: string): string[] {
  const found = Object.keys(sets).filter((name) => sets[name]?.includes(feature))
  if (first.includes(feature)) return ['', ...found]
  return found.length > 0 ? found : [feature]
}

/** Returns the set that brings most of what is loaded with a feature's texts. */
export function setOf(feature: string, together: readonly string[] = []): string {
  const brings = (set: string) => together.filter((other) => setsOf(other).includes(set)).length
  return setsOf(feature).reduce((best, set) => (brings(set) > brings(best) ? set : best))
}

/** Returns the sets that a page with these texts begins with; the first load's set comes anyway. */
export function setsOfPage(texts: readonly string[]): string[] {
  const own = [...new Set(texts.map((feature) => setOf(feature, texts)))]
  return own.some((set) => setsOf('app').includes(set)) ? own : ['', ...own]
}

/** Returns a built file's name. Builds with different texts have different versions. */
export const fileOfTexts = (set: string, language: string, version: string): string =>
  `assets/${set && `${set}-`}texts-${language}-${version}.js`
