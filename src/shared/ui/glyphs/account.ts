/* Icons of the account's sections. Paths in a 24 by 24 field, drawn by `Glyph`. */

export const homeGlyph = 'm3 11 9-8 9 8M5.4 9v12h13.2V9M9.6 21v-6h4.8v6'
