/** `./buying/cart.page.ts` is the page `cart`. */
export const nameOfPage = (file: string): string => file.replace(/.*[\\/](\w+)\.page\.ts$/, '$1')
