/** Tokens are numbered, so that issued ones are recognized without a list. */
export const payPalToken = (number: number) => `paypal-token-${number}`
