/*
 * Limits that backends, forms and storage share, so that none refuses what another accepted. A text's limit counts its
 * characters. A full cart of the longest products fits into its share of the storage. Imported as `* as limits`.
 */

export const text = 20_000
/** The portal cuts off the rest of a name. */
export const name = 300
/** The limit is also that of a filter's value. */
export const id = 200
export const email = 254
export const nickname = 40
export const address = 2_000
/** `pattern` is that of a form field, `patternValue` a value that is tested with it. */
export const pattern = 500
export const patternValue = 1_000
/** Cents. Multiplied by the most that a cart holds, it is still a safe integer. */
export const price = 100_000_000_000
/** The most pieces of one product, and of all products, in any cart. */
export const quantity = 10_000
export const filters = 21
/** Languages in which a name comes, and characters of a language's code. */
export const languages = 12
export const languageCode = 35
export const backupCodes = 20
/** Entries of a history, and anything else that is counted. */
export const entries = 1_000_000
/** Entries of a list, passes of a card, fields of a form, choices of a field. */
export const list = 1_000
export const passes = 500
export const formFields = 60
export const fieldOptions = 300

export const accountName = 50
export const shortestPassword = 8
export const longestPassword = 64
export const shortestSecurityAnswer = 3
export const longestSecurityAnswer = 100
export const payerName = 60
export const addressLine = 100
export const postalCode = 12
export const phoneNumber = 20
export const orderNumber = 60
export const promoCode = 40
export const caseNote = 1_000
