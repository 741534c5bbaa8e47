/*
 * The limits of what a backend may send, a form accepts and a browser stores. All sides share them, so that one side
 * never refuses what another accepted. A full cart of the longest products fits into the cart's share of the browser's
 * storage. Imported as `* as limits`.
 */

/** Characters of a text or a token. */
export const text = 20_000
/** Characters that the portal shows of a name; it cuts off the rest. */
export const name = 300
/** Characters of an id or of a filter's value. */
export const id = 200
export const email = 254
/** Characters of the name that a rider gives to a card. */
export const nickname = 40
/** Characters of the address of a page or a picture. */
export const address = 2_000
/** Characters of the pattern of a form field, and of a value that is tested with it. */
export const pattern = 500
export const patternValue = 1_000
/** Cents of one price. Multiplied by the most that a cart holds, it is still a safe integer. */
export const price = 100_000_000_000
/** The most of one product, and of all products together, that any operator's cart holds. */
export const quantity = 10_000
/** Filters that can be applied at once, including the service type. */
export const filters = 21
/** Languages in which a backend sends one name, and characters of a language code. */
export const languages = 12
export const languageCode = 35
/** Backup codes of the second factor that are shown at once. */
export const backupCodes = 20
/** Entries of a history, and whatever else is counted. */
export const entries = 1_000_000
/** Entries of a list, passes on one card, fields of a form, and choices of one field. */
export const list = 1_000
export const passes = 500
export const formFields = 60
export const fieldOptions = 300

/** Characters that a form accepts for a first or last name on an account, and for a password. */
export const accountName = 50
export const shortestPassword = 8
export const longestPassword = 64
export const shortestSecurityAnswer = 3
export const longestSecurityAnswer = 100
/** Characters of the payer's name on a card or bank account. */
export const payerName = 60
/** Characters of an address line, and of a name in a postal address. */
export const addressLine = 100
export const postalCode = 12
/** Characters of a phone number, including its spaces. */
export const phoneNumber = 20
export const orderNumber = 60
export const promoCode = 40
/** Characters of what a rider writes about a ride or charge that is wrong. */
export const caseNote = 1_000
