/*
 * Shared by backends, forms and storage, so that none refuses what another accepted: a full cart of the longest
 * products fits into its share of storage. Imported as `* as limits`.
 */

/** Characters. */
export const text = 20_000
/** Characters shown; the rest is cut. */
export const name = 300
/** Characters; also of a filter's value. */
export const id = 200
export const email = 254
/** Characters of a card's name. */
export const nickname = 40
/** Characters, of a page or a picture. */
export const address = 2_000
/** Characters of a field's pattern, and of a value tested with it. */
export const pattern = 500
export const patternValue = 1_000
/** Cents. Times the most of a cart, still a safe integer. */
export const price = 100_000_000_000
/** Of one product, and of all, in any cart. */
export const quantity = 10_000
/** At once, with the service type. */
export const filters = 21
/** Languages of a name, and characters of their codes. */
export const languages = 12
export const languageCode = 35
/** Shown at once. */
export const backupCodes = 20
/** Of a history, and whatever is counted. */
export const entries = 1_000_000
/** Of lists, a card's passes, a form's fields, a field's choices. */
export const list = 1_000
export const passes = 500
export const formFields = 60
export const fieldOptions = 300

/** Characters of a first or last name, and of a password. */
export const accountName = 50
export const shortestPassword = 8
export const longestPassword = 64
export const shortestSecurityAnswer = 3
export const longestSecurityAnswer = 100
/** Characters. */
export const payerName = 60
/** Characters. */
export const addressLine = 100
export const postalCode = 12
/** Characters, with spaces. */
export const phoneNumber = 20
export const orderNumber = 60
export const promoCode = 40
/** Characters. */
export const caseNote = 1_000
