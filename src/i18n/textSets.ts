/** Texts of the first load: one file per language, because five small files cost five round trips. */
const first = ['app', 'shared', 'session', 'cart', 'products']

/** Texts that are used together: to come in (register, second factor, a fare card), to order, and a rider's cards. */
const sets = {
  account: ['registration', 'secondFactor', 'fareMedia', 'passes'],
  order: ['checkout', 'payment', 'addresses', 'orders'],
  cards: ['cardLinking', 'cardManagement'],
}

/** Returns the set that brings a feature's texts, '' for the first load. A feature in no set is one of its own. */
export function setOf(feature: string): string {
  if (first.includes(feature)) return ''
  return Object.entries(sets).find(([, features]) => features.includes(feature))?.[0] ?? feature
}

/** Returns the name of a built file of texts. `version` differs between builds whose texts differ. */
export const fileOfTexts = (set: string, language: string, version: string): string =>
  `assets/${set && `${set}-`}texts-${language}-${version}.js`
