/*
 * How much of anything a backend may send, a form take and a browser keep: one set, so that what one side accepts the
 * other never refuses. A full cart of the longest products fits into what the cart may take of the browser's storage.
 * Imported as `* as limits`.
 */

/** Characters of a text, a token among them. */
export const text = 20_000
/** Characters that are shown of a name; the rest is cut off. */
export const name = 300
/** Characters of an id or of the value of a filter. */
export const id = 200
export const email = 254
/** Characters of what somebody calls a card. */
export const nickname = 40
/** Characters of an address, of a page or of a picture. */
export const address = 2_000
/** Characters of the pattern of a form's field, and of a value that is tried by it. */
export const pattern = 500
export const patternValue = 1_000
/** Cents of one price: times the most that a cart holds, it is still a whole number to a computer. */
export const price = 100_000_000_000
/** The most of one product, and of all, that any operator's cart holds. */
export const quantity = 10_000
/** Filters that can be applied at once, the one of the service type among them. */
export const filters = 21
/** Languages in which a backend tells one name, and characters of a language's code. */
export const languages = 12
export const languageCode = 35
/** Entries of a list, passes on one card, fields of a form, and what there is to choose from in one of them. */
export const list = 1_000
export const passes = 500
export const formFields = 60
export const fieldOptions = 300

/** Characters that a form takes of a first or last name on an account, and of a password. */
export const accountName = 50
export const shortestPassword = 8
export const longestPassword = 64
export const shortestSecurityAnswer = 3
export const longestSecurityAnswer = 100
/** Of the name of who pays, on a card or a bank account. */
export const payerName = 60
/** Of a name or a line of an address, and of a name to write to. */
export const addressLine = 100
export const postalCode = 12
/** Of a phone number with its spaces. */
export const phoneNumber = 20
export const orderNumber = 60
export const promoCode = 40
