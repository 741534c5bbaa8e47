/** Tokens are counted, so that those which were given out are known without a list. */
export const payPalToken = (number: number) => `paypal-token-${number}`
