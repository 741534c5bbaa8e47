/* Icons of the account's sections. Paths in a 24 by 24 field, drawn by `Glyph`. */

export const homeGlyph = 'm3 11 9-8 9 8M5.4 9v12h13.2V9M9.6 21v-6h4.8v6'
export const shieldGlyph = 'M12 2.4 4 5.4v6c0 5 3.4 8.4 8 10.2 4.6-1.8 8-5.2 8-10.2v-6ZM8.4 12l2.6 2.6 4.6-5'
export const messageGlyph = 'M3 4h18v13H11l-5 4v-4H3ZM12 7.4v4M12 13.4v.2'
